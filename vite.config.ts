import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type InlineConfig, type PluginOption, type Rolldown } from "vite";
import product from "./package.json" with { type: "json" };
import { compressAssets } from "./scripts/setup/compress-assets.ts";
import { dropUnusedRules } from "./scripts/setup/drop-unused-rules.ts";
import { noCircles, planOfBuild } from "./scripts/setup/shared-files.ts";
import { shortRouteTree } from "./scripts/setup/short-route-tree.ts";
import { withoutJsonSchema } from "./scripts/setup/without-json-schema.ts";
import { withoutUnused } from "./scripts/setup/without-unused.ts";
import { wordsHash } from "./scripts/setup/words-hash.ts";
import { withWordsFile, wordsOfScreens } from "./scripts/setup/words-of-screens.ts";

/** Address of the API in development; `npm run dev` sets it. */
const api = process.env.COMANDA_DEV_API ?? "http://127.0.0.1:3000";

/** Packages that every screen needs: one file, compressed as one and kept by browsers until a package changes. */
const framework =
  /node_modules[\\/](react|react-dom|react-i18next|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store|query-core|react-query)|i18next[\w-]*|zod)[\\/]/;

/**
 * What is asked for together with a screen: its styles. Each name stands in the file that signing in waits for, and scripts are found by
 * importing them, mostly while the pointer is on the way (defaultPreload).
 */
const askedTogether = (_file: string, deps: string[]) => deps.filter((dep) => dep.endsWith(".css"));

/**
 * Files that do nothing by being loaded, so that only what is used of them is: the doors of features, whose dialogs
 * would otherwise come along with a button, and the transports of the socket, which is a WebSocket only.
 */
const withoutSideEffects =
  /src[\\/][^\\/]+[\\/][^\\/]+[\\/]web[\\/]public\.ts$|engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]/;

const treeshake: Rolldown.InputOptions["treeshake"] = {
  moduleSideEffects: [{ test: withoutSideEffects, sideEffects: false }],
};

/** A few files that screens share instead of hundreds (`placesOfModules`). */
const splitBy = (places: ReadonlyMap<string, string>): Rolldown.RolldownOptions => ({
  treeshake,
  output: {
    // What starts lists every file of every screen: their names were 3 kB of it. The manifest tells which is which.
    entryFileNames: "assets/[hash:7].js",
    chunkFileNames: "assets/[hash:7].js",
    assetFileNames: "assets/[hash:7][extname]",
    codeSplitting: {
      // What a module imports is where its own users put it, which may be elsewhere.
      includeDependenciesRecursively: false,
      groups: [
        { name: "framework", test: framework, priority: 20 },
        { name: (id) => places.get(id) ?? null, priority: 10 },
      ],
    },
  },
});

const config: InlineConfig = {
  root: "src/app/web",
  base: "/",
  publicDir: "public",
  define: { __WORDS_HASH__: JSON.stringify(wordsHash()), __APP_VERSION__: JSON.stringify(product.version) },
  build: {
    outDir: "../../../dist/web",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { resolveDependencies: askedTogether },
    sourcemap: false,
    target: "es2023",
    // What Vite takes for widely available: nested rules are written out for tablets that are a few years old.
    cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
    // A picture inside the style sheet would be refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { treeshake },
  },
  // Else packages that only the gallery needs were looked for and prepared in development too.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    strictPort: true,
    host: "127.0.0.1",
    proxy: {
      "/api": { target: api, changeOrigin: false },
      "/developers": { target: api, changeOrigin: false },
      "^/m([/?]|$)": { target: api, changeOrigin: false },
      "/d/": { target: api, changeOrigin: false },
      "/r/": { target: api, changeOrigin: false },
      "/guest/": { target: api, changeOrigin: false },
      "/locales": { target: api, changeOrigin: false },
      "/dev": { target: api, changeOrigin: false },
      "/socket.io": { target: api, changeOrigin: false, ws: true },
    },
  },
};

const plugins = (): PluginOption[] => [
  tanstackRouter({
    target: "react",
    autoCodeSplitting: true,
    routesDirectory: "routes",
    generatedRouteTree: "routeTree.gen.ts",
  }),
  shortRouteTree(),
  react(),
  dropUnusedRules(),
  withoutJsonSchema(),
  withoutUnused(),
];

export default defineConfig(async ({ command }) => {
  if (command !== "build") return { ...config, plugins: plugins() };
  const { places, entries } = await planOfBuild({ ...config, plugins: plugins() });
  return {
    ...config,
    plugins: [...plugins(), wordsOfScreens(entries), noCircles(), compressAssets()],
    build: { ...config.build, rolldownOptions: splitBy(new Map([...places, [withWordsFile, "start"]])) },
  };
});
