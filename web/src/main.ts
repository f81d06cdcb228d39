import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/palette.css";
import "./styles/page.css";
import "./styles/paper.css";
import "./styles/drawings.css";
import { language, preferred } from "./i18n/language.svelte";
import { games } from "./state/games.svelte";

await Promise.all([language.choose(preferred()), games.load()]);
mount(App, { target: document.getElementById("ossuary")! });
