import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import { router } from "./lib/router.svelte";

prefs.apply();
router.watch();
mount(App, { target: document.getElementById("app") as HTMLElement });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  // After the page has loaded: what makes it work without a network must not slow the first visit down.
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
