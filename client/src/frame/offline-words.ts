/**
 * What is said when the server cannot be reached before it could send any texts: the only sentences that stand in the
 * program. Everything else comes from the message catalogues.
 */

export interface OfflineWords {
  title: string;
  text: string;
  again: string;
  trying: string;
}

export const OFFLINE_WORDS: Record<string, OfflineWords> = {
  en: {
    title: "No telegraph line",
    text: "The server cannot be reached. Check your connection; this page tries again by itself as soon as you are online.",
    again: "Try again",
    trying: "Trying …",
  },
  de: {
    title: "Keine Telegrafenleitung",
    text: "Der Server ist nicht erreichbar. Prüfe deine Verbindung; sobald du online bist, versucht es diese Seite von selbst noch einmal.",
    again: "Noch einmal versuchen",
    trying: "Wird versucht …",
  },
  hu: {
    title: "Nincs távíróvonal",
    text: "A szerver nem érhető el. Ellenőrizd a kapcsolatot; amint van internet, az oldal magától újra próbálkozik.",
    again: "Újra",
    trying: "Próbálkozás …",
  },
  it: {
    title: "Nessuna linea telegrafica",
    text: "Il server non è raggiungibile. Controlla la connessione; appena torna, questa pagina riprova da sola.",
    again: "Riprova",
    trying: "Nuovo tentativo …",
  },
};
