import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./scripts/setup/compress-assets.ts";
import { wordsHash } from "./scripts/setup/words-hash.ts";

/** Address of the API in development; `npm run dev` sets it. */
const api = process.env.COMANDA_DEV_API ?? "http://127.0.0.1:3000";

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
    compressAssets(),
  ],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: "es2023",
    // A picture inside the style sheet would be refused by the content security policy.
    assetsInlineLimit: 0,
  },
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
