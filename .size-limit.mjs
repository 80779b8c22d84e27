import { readFileSync } from "node:fs";

// Compressed JavaScript and CSS that a person waits for. The limits hold what is reached and may only fall. Chunks are read from the build's manifest, so none is forgotten.
const manifest = JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8"));

function withImports(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest[key].imports ?? [], seen);
  }
  return seen;
}

function chunksOf(route) {
  const lazy = Object.keys(manifest).filter((key) => key.includes("/routes/") || key.startsWith("routes/"));
  const own = lazy.filter((key) => route.test(key));
  if (own.length === 0) throw new Error(`size-limit: the build has no chunk for ${route}`);
  return [...withImports(["index.html", ...own])];
}

const scriptsOf = (chunks) => chunks.map((key) => `dist/web/${manifest[key].file}`);
const stylesOf = (chunks) => [
  ...new Set(chunks.flatMap((key) => (manifest[key].css ?? []).map((file) => `dist/web/${file}`))),
];

/** The frame around the screens of the restaurant, and what comes by itself once the screen stands. */
const frame = Object.keys(manifest).filter((key) => /routes\/dashboard\/route\./.test(key));
const socket = Object.keys(manifest).filter((key) => key.endsWith("socket.io-client/build/esm/index.js"));
if (frame.length === 0 || socket.length === 0)
  throw new Error("size-limit: the build has no frame or no socket");
const login = chunksOf(/routes\/.*(login|signin|sign-in)/);
const pos = chunksOf(/routes\/.*pos[./]/);
const posWithFrame = [...new Set([...pos, ...withImports([...frame, ...socket])])];

export default [
  { name: "login screen", path: scriptsOf(login), limit: "165 kB", brotli: true },
  { name: "login screen, CSS", path: stylesOf(login), limit: "6.5 kB", brotli: true },
  { name: "POS", path: scriptsOf(pos), limit: "184 kB", brotli: true },
  { name: "POS with its frame and the socket", path: scriptsOf(posWithFrame), limit: "203 kB", brotli: true },
  { name: "POS with its frame, CSS", path: stylesOf(posWithFrame), limit: "12 kB", brotli: true },
];
