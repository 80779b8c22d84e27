import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./scripts/setup/compress-assets.ts";
import { withoutJsonSchema } from "./scripts/setup/without-json-schema.ts";
import { withoutUnused } from "./scripts/setup/without-unused.ts";
import { wordsHash } from "./scripts/setup/words-hash.ts";

/** Address of the API in development; `npm run dev` sets it. */
const api = process.env.COMANDA_DEV_API ?? "http://127.0.0.1:3000";

/** Packages that every screen needs: one file, compressed as one and kept by browsers until a package changes. */
const framework =
  /node_modules[\\/](react|react-dom|react-i18next|scheduler|use-sync-external-store|@tanstack[\\/](react-router|router-core|history|store|react-store|query-core|react-query)|i18next[\w-]*|zod)[\\/]/;

/**
 * Our own parts, which go into one file when at least seven screens share them. What neither the till nor signing in
 * needs stays out: forms, what only accounts and their boards know.
 */
const shared =
  /node_modules[\\/]@mantine[\\/]hooks[\\/]|src[\\/](web[\\/]platform[\\/](?!contract-form|print|forms|live-lists|demo-guide)|ui[\\/](?!forms[\\/]password)|messages[\\/]|contract[\\/](platform[\\/](?!lists)|(auth|errors|menu)\.)|domain[\\/](?!receipts|tax))/;

/** What the address of every screen needs before its own code: many small files would compress badly. */
const start = /src[\\/]web[\\/](routes[\\/][^?]*$|routeTree|main|router|screens)/;

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
  define: { __WORDS_HASH__: JSON.stringify(wordsHash()) },
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "routes",
      generatedRouteTree: "routeTree.gen.ts",
    }),
    react(),
    withoutJsonSchema(),
    withoutUnused(),
    compressAssets(),
  ],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: "es2023",
    // What Vite takes for widely available: nested rules are written out for tablets that are a few years old.
    cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
    // A picture inside the style sheet would be refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: withoutSideEffects, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: "framework", test: framework, priority: 20 },
            { name: "shared", test: shared, minShareCount: 7, priority: 10 },
            { name: "start", test: start, priority: 5 },
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
      "/locales": { target: api, changeOrigin: false },
      "/dev": { target: api, changeOrigin: false },
      "/socket.io": { target: api, changeOrigin: false, ws: true },
    },
  },
});
