import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const root = fileURLToPath(new URL(".", import.meta.url));
const outDir = path.join(root, "dist/server");

/** Packages that are read from where npm put them: they look for files beside their own, or are first needed long after the start. */
const apart = [
  "@fastify/static",
  "@fastify/swagger",
  "@fastify/swagger-ui",
  "@napi-rs/image",
  "bufferutil",
  "graphile-worker",
  "ioredis",
  "libphonenumber-js",
  "nodemailer",
  "pdfkit",
  "pg",
  "pino",
  "prom-client",
  "stripe",
  "utf-8-validate",
];

/**
 * The server as a few files in dist/server: `npm start` would else strip the types of 1,250 files and look for as many of its packages
 * each time. Names stay readable.
 */
export default defineConfig({
  publicDir: false,
  plugins: [knowsItsSource()],
  ssr: { noExternal: true, external: apart },
  build: {
    outDir,
    // A server that runs meanwhile still reads the parts it had not needed yet.
    emptyOutDir: false,
    ssr: true,
    target: "node26",
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { server: path.join(root, "src/app/server/main.ts") },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash:7].js", keepNames: true },
    },
  },
});

/** A module finds what lies beside it (fonts, migrations, menus) where its source is, not where its bundle is. */
function knowsItsSource(): Plugin {
  return {
    name: "knows-its-source",
    enforce: "pre",
    transform(code, id) {
      if (!/import\.meta\.(url|dirname)\b/.test(code)) return null;
      const address = `new URL(${JSON.stringify(path.relative(outDir, id).replaceAll(path.sep, "/"))}, import.meta.url)`;
      const folder = `process.getBuiltinModule("node:url").fileURLToPath(new URL(".", ${address}))`;
      const moved = code
        .replaceAll("import.meta.url", `${address}.href`)
        .replaceAll("import.meta.dirname", folder);
      // Replaced within the line, so the map's lines stay right without one of this step.
      return { code: moved, map: null };
    },
  };
}
