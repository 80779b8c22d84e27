import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./scripts/setup/compress-assets.ts";

const source = (name: string) => fileURLToPath(new URL(`src/app/guest/${name}`, import.meta.url));

/**
 * The guests' pages, built twice: for the browser into dist/guest, and with `--ssr render-page.tsx` for the server, which renders them,
 * into dist/guest-server.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: "src/app/guest",
  base: "/guest/",
  publicDir: false,
  plugins: [react(), ...(isSsrBuild ? [] : [compressAssets()])],
  build: {
    emptyOutDir: true,
    target: isSsrBuild ? "node20" : "es2022",
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { outDir: "../../../dist/guest-server" }
      : {
          outDir: "../../../dist/guest",
          manifest: true,
          modulePreload: { polyfill: false },
          cssTarget: ["chrome111", "edge111", "firefox114", "safari16.4"],
          rolldownOptions: {
            input: {
              page: source("start-page.tsx"),
              link: source("start-link-page.ts"),
              worker: source("offline-worker.ts"),
            },
            output: {
              // The worker keeps its name: browsers look under it for a newer one.
              entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[hash:7].js"),
              chunkFileNames: "assets/[hash:7].js",
              assetFileNames: "assets/[hash:7][extname]",
            },
          },
        }),
  },
}));
