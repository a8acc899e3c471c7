import "@fontsource-variable/figtree/index.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/board.css";
import "./style/print.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./session/router.svelte";
import { applyTheme, followSystem } from "./session/settings.svelte";
import { followSize } from "./session/viewport.svelte";

applyTheme();
followSystem();
followSize();
listen();

const target = document.getElementById("app");
if (target) mount(App, { target });
