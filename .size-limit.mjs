import { readFileSync } from "node:fs";
import { loadedFiles } from "./scripts/check/loaded-files.ts";

// Compressed JavaScript and CSS that a person waits for. The limits hold what is reached and may only fall.
const { login, pos, posWithFrame } = loadedFiles(
  JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8")),
);

// The till took in what it sells by: combos in the cart (parts, choices, their review), prices and hours that hold now
// (rules, their schema, the till's minute), taxes as they are set up: 8.7 kB; with its frame and its icons in one file
// 8.2 kB, and in CSS the list price beside the one that holds.
export default [
  { name: "login screen", path: login.scripts, limit: "167.5 kB", brotli: true },
  { name: "login screen, CSS", path: login.styles, limit: "6.7 kB", brotli: true },
  { name: "POS", path: pos.scripts, limit: "196.3 kB", brotli: true },
  { name: "POS with its frame and the socket", path: posWithFrame.scripts, limit: "217.8 kB", brotli: true },
  { name: "POS with its frame, CSS", path: posWithFrame.styles, limit: "11.63 kB", brotli: true },
];
