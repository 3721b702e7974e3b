import { runTagFrame } from "./run-tag-frame.ts";

// The one script of the tag's document, which names the id of its site.
const { id = "" } = document.documentElement.dataset;
runTagFrame(window, id);
