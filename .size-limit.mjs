import { readFileSync } from "node:fs";
import { guestFiles, loadedFiles } from "./scripts/check/loaded-files.ts";
import { loadedWords } from "./scripts/check/loaded-words.ts";

// Compressed JavaScript and CSS that a person waits for. The limits hold what is reached and may only fall.
const { login, pos, posWithFrame } = loadedFiles(
  JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8")),
);

const { menu, linkPage } = guestFiles(JSON.parse(readFileSync("dist/guest/.vite/manifest.json", "utf8")));

const words = loadedWords().flatMap(({ language, login, pos }) => [
  { name: `login screen, words (${language})`, path: login, limit: "5 kB", brotli: true },
  { name: `POS with its frame, words (${language})`, path: pos, limit: "9 kB", brotli: true },
]);

export default [
  ...words,
  { name: "login screen", path: login.scripts, limit: "163 kB", brotli: true },
  { name: "login screen, CSS", path: login.styles, limit: "5.8 kB", brotli: true },
  { name: "POS", path: pos.scripts, limit: "197 kB", brotli: true },
  { name: "POS with its frame and the socket", path: posWithFrame.scripts, limit: "221 kB", brotli: true },
  { name: "POS with its frame, CSS", path: posWithFrame.styles, limit: "13.1 kB", brotli: true },
  { name: "guests' menu", path: menu.scripts, limit: "78 kB", brotli: true },
  { name: "guests' menu, CSS", path: menu.styles, limit: "3.5 kB", brotli: true },
  { name: "a document or a reservation of a guest", path: linkPage.scripts, limit: "1.5 kB", brotli: true },
  {
    name: "a document or a reservation of a guest, CSS",
    path: linkPage.styles,
    limit: "4.5 kB",
    brotli: true,
  },
];
