import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Policy of the product's server: it proves that no part needs an inline script or style element. */
const strictPolicy =
  "default-src 'self'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; frame-src 'self'";

// biome-ignore lint/style/noDefaultExport: the tool reads nothing else
export default defineConfig({
  plugins: [react()],
  build: { outDir: "../../../../node_modules/.cache/gallery", emptyOutDir: true },
  preview: { headers: { "Content-Security-Policy": strictPolicy } },
});
