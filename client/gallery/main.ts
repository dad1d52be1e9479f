import { mount } from "svelte";
import "../src/look/fonts.css";
import "../src/look/tokens.css";
import "../src/look/base.css";
import { drawings } from "../src/look/drawings.svelte";
import Gallery from "./Gallery.svelte";
import { art, drawn } from "./sets";

const asked = new URLSearchParams(location.search);
drawings.now = drawn;
drawings.art = art;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "system";
mount(Gallery, { target: document.body, props: { show: asked.get("show") ?? "all" } });
