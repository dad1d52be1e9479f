import { mount } from "svelte";
import "../fonts.css";
import "../tokens.css";
import "../base.css";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "system";
mount(Gallery, { target: document.body, props: { show: asked.get("show") ?? "all" } });
