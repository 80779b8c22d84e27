import { isMade, make } from "./made-from.mjs";
import { run } from "./step.mjs";

/** What the web app is made from. The written route tree is left out: the build writes it. */
const sources = ["src", "vite.config.ts", "vite.guest.config.ts", "postcss.config.mjs", "package-lock.json"];
/** The guests' pages are built for browsers and for the server, which renders them. */
export const guestBuilds = [
  ["--config", "vite.guest.config.ts"],
  ["--config", "vite.guest.config.ts", "--ssr", "render-page.tsx"],
];
const web = {
  stamp: "dist/web.stamp",
  files: ["dist/web/index.html", "dist/guest/.vite/manifest.json", "dist/guest-server/render-page.js"],
  sources,
  without: /^src\/(ministry$|([^/]+\/){1,2}(server|outside)$)/,
};

/** Tells whether dist was made from the sources as they are. */
export const isWebBuilt = (root) => isMade(root, web);

/** Builds the web app and the guests' pages into dist and notes what they were made from. */
export function buildWeb(root, node) {
  return make(root, web, async () => {
    const printed = await viteBuild(root, node, [], "The web app could not be built");
    for (const args of guestBuilds) await viteBuild(root, node, args, "The guests' pages could not be built");
    return printed;
  });
}

/**
 * Writes src/app/web/routeTree.gen.ts, the list of screens that the router imports and that is not in the repository: the router's plugin
 * writes it whenever Vite reads its configuration. A build does so by itself; types and tests need it without one.
 */
export function writeRouteTree(root, node) {
  const program = `import { resolveConfig } from "vite"; await resolveConfig({ configFile: "vite.config.ts" }, "serve");`;
  return run(node, ["--input-type=module", "--eval", program], {
    cwd: root,
    failure: "The list of screens could not be written",
  });
}

const server = {
  stamp: "dist/server.stamp",
  files: ["dist/server/server.js"],
  sources: ["src", "db/seeds", "vite.server.config.ts", "package-lock.json"],
  without: /^src\/(ui$|([^/]+\/){1,2}(web|guest)$)/,
};

/**
 * What Node.js runs as the server. Its young objects get 4 MB instead of 16: a server that waits holds 40 MB less. Its heap grows by
 * 30 % before it is cleared, not by as much again: after the first start's many documents it holds 70 MB less.
 */
export const serverArguments = [
  "--disable-warning=ExperimentalWarning",
  "--max-semi-space-size=4",
  "--heap-growing-percent=30",
  server.files[0],
];

/** Tells whether the server's program was made from the sources as they are. */
export const isServerBuilt = (root) => isMade(root, server);

/** Puts the server together in dist/server and notes what it was made from. */
export function buildServer(root, node) {
  const args = ["--config", "vite.server.config.ts"];
  return make(root, server, () => viteBuild(root, node, args, "The server could not be put together"));
}

function viteBuild(root, node, args, failure) {
  return run(node, ["node_modules/vite/bin/vite.js", "build", ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    failure,
  });
}
