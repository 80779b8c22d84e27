import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "./step.mjs";

/** What the web app is made from. The written route tree is left out: the build writes it. */
const sources = [
  "src/web",
  "src/guest",
  "src/ui",
  "src/messages",
  "src/contract",
  "src/domain",
  "vite.config.ts",
  "vite.guest.config.ts",
  "postcss.config.mjs",
  "package-lock.json",
];
/** The guests' pages are built for browsers and for the server, which renders them. */
export const guestBuilds = [
  ["--config", "vite.guest.config.ts"],
  ["--config", "vite.guest.config.ts", "--ssr", "render-page.tsx"],
];
const stampFile = "dist/web.stamp";

const pages = ["dist/web/index.html", "dist/guest/.vite/manifest.json", "dist/guest-server/render-page.js"];

/** Tells whether dist was made from the sources as they are. Contents are compared, not file dates. */
export function isWebBuilt(root) {
  const stamp = path.join(root, stampFile);
  return (
    pages.every((page) => existsSync(path.join(root, page))) &&
    existsSync(stamp) &&
    readFileSync(stamp, "utf8") === fingerprint(root)
  );
}

/** Builds the web app and the guests' pages into dist and notes what they were made from. */
export async function buildWeb(root, node) {
  const before = fingerprint(root);
  rmSync(path.join(root, stampFile), { force: true });
  const build = (args, failure) =>
    run(node, ["node_modules/vite/bin/vite.js", "build", ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      failure,
    });
  const printed = await build([], "The web app could not be built");
  for (const args of guestBuilds) await build(args, "The guests' pages could not be built");
  writeFileSync(path.join(root, stampFile), before);
  return printed;
}

function fingerprint(root) {
  const hash = createHash("sha256");
  const add = (file) => {
    const full = path.join(root, file);
    const stat = statSync(full, { throwIfNoEntry: false });
    if (stat === undefined) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(full).sort()) add(`${file}/${name}`);
    } else if (!file.endsWith("routeTree.gen.ts") && !/\.test\.tsx?$/.test(file)) {
      hash.update(`${file}\0${stat.size}\0`).update(readFileSync(full));
    }
  };
  for (const source of sources) add(source);
  return hash.digest("hex");
}
