import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import product from "./package.json" with { type: "json" };
import { compressAssets } from "./scripts/setup/compress-assets.ts";
import { dropUnusedRules } from "./scripts/setup/drop-unused-rules.ts";
import { firstToLoad, isOfTillOnly } from "./scripts/setup/first-screens.ts";
import { shortRouteTree } from "./scripts/setup/short-route-tree.ts";
import { withoutJsonSchema } from "./scripts/setup/without-json-schema.ts";
import { withoutUnused } from "./scripts/setup/without-unused.ts";
import { wordsHash } from "./scripts/setup/words-hash.ts";

/** Address of the API in development; `npm run dev` sets it. */
const api = process.env.COMANDA_DEV_API ?? "http://127.0.0.1:3000";

/** Packages that every screen needs: one file, compressed as one and kept by browsers until a package changes. */
const framework =
  /node_modules[\\/](react|react-dom|react-i18next|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store|query-core|react-query)|i18next[\w-]*|zod)[\\/]/;

/** Our own parts, of which those that several screens share go into one file. */
const own =
  /vite[\\/]preload-helper|node_modules[\\/]@mantine[\\/]hooks[\\/]|src[\\/]((web[\\/]platform|ui|messages|contract[\\/]platform|domain)[\\/]|contract[\\/](auth|errors)\.)/;

/** What the till does not need, though signing in has a form, or needs little of: lists and what is known of customers. */
const notShared = [
  /src[\\/]web[\\/]platform[\\/](forms[\\/](?!form-failure|unsure-gate)|demo-guide)/,
  /src[\\/](ui[\\/]forms[\\/]password|contract[\\/]platform[\\/]lists)/,
  /src[\\/]domain[\\/](customers[\\/](?!customer-problem)|identity[\\/]tax)/,
];

interface Graph {
  getModuleInfo(id: string): { importers: string[]; dynamicImporters: string[] } | null;
}

/** A file of the parts that so many files share, as far as it is here that they are waited for first. */
const sharedFile = (name: string, first: ReturnType<typeof firstToLoad>, minShareCount: number) => ({
  name: (id: string, graph: Graph) =>
    own.test(id) &&
    !notShared.some((part) => part.test(id)) &&
    firstToLoad(id, (each) => graph.getModuleInfo(each)) === first
      ? name
      : null,
  minShareCount,
});

/** What the address of every screen needs before its own code: many small files would compress badly. */
const start = /src[\\/]web[\\/](routes[\\/][^?]*$|routeTree|main|router)/;

/** Icons of the frame in one file: they import nothing but how icons are drawn. */
const frame = /src[\\/]web[\\/]frame-icons|icons[\\/]IconBell\.mjs/;

/** Icons that the till opens with and other screens have too: alone, each would be a file of its own. */
const tillIcons =
  /icons[\\/]Icon(Armchair|SignRight|Qrcode|Note|Pencil|LayoutGrid|Volume|VolumeOff|Category|BuildingStore|Phone|Notes)\.mjs/;

/** What a person waits for on opening the app: its files are asked for all at once. */
const waitedFor = /[\\/](login|sign-in-door|route|pos)-[^\\/]+\.js$/;

/** Files that the page has loaded before any screen. */
const alwaysLoaded = /[\\/](framework|shared|rolldown-runtime)-[^\\/]+\.js$/;

/**
 * What is asked for together with a screen. Each name stands in the file that signing in waits for; so other screens name
 * their styles only and find their scripts by importing them, mostly while the pointer is on the way (defaultPreload).
 */
const askedTogether = (file: string, deps: string[]) =>
  deps.filter((dep) => dep.endsWith(".css") || (waitedFor.test(file) && !alwaysLoaded.test(dep)));

/**
 * Files that do nothing by being loaded, so that only what is used of them is: the doors of features, whose dialogs
 * would otherwise come along with a button, and the transports of the socket, which is a WebSocket only.
 */
const withoutSideEffects =
  /src[\\/]web[\\/]features[\\/][^\\/]+[\\/]public\.ts$|engine\.io-client[\\/]build[\\/]esm[\\/]transports[\\/]/;

export default defineConfig({
  root: "src/web",
  base: "/",
  publicDir: "public",
  define: { __WORDS_HASH__: JSON.stringify(wordsHash()), __APP_VERSION__: JSON.stringify(product.version) },
  plugins: [
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
    compressAssets(),
  ],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    manifest: true,
    modulePreload: { resolveDependencies: askedTogether },
    sourcemap: false,
    target: "es2023",
    // What Vite takes for widely available: nested rules are written out for tablets that are a few years old.
    cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
    // A picture inside the style sheet would be refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: withoutSideEffects, sideEffects: false }] },
      output: {
        // What starts lists every file of every screen: their names were 3 kB of it. The manifest tells which is which.
        entryFileNames: "assets/[hash:7].js",
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: "assets/[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "framework", test: framework, priority: 20 },
            { ...sharedFile("shared", "door", 7), priority: 10 },
            { ...sharedFile("work", "till", 3), priority: 8 },
            { ...sharedFile("frame", "frame", 7), priority: 7 },
            { name: "frame-icons", test: frame, priority: 7 },
            { name: "start", test: start, priority: 5 },
            {
              name: (id, graph) => (isOfTillOnly(id, (each) => graph.getModuleInfo(each)) ? "till" : null),
              includeDependenciesRecursively: false,
            },
            { name: "till-icons", test: tillIcons },
          ],
        },
      },
    },
  },
  // Else packages that only the gallery needs were looked for and prepared in development too.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    strictPort: true,
    host: "127.0.0.1",
    proxy: {
      "/api": { target: api, changeOrigin: false },
      "/developers": { target: api, changeOrigin: false },
      "/m/": { target: api, changeOrigin: false },
      "/guest/": { target: api, changeOrigin: false },
      "/locales": { target: api, changeOrigin: false },
      "/dev": { target: api, changeOrigin: false },
      "/socket.io": { target: api, changeOrigin: false, ws: true },
    },
  },
});
