import { defineConfig } from "vitest/config";

process.env.TZ = "UTC";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "db/**/*.test.ts"],
    environment: "node",
    globalSetup: ["src/server/testing/global-setup.ts"],
    setupFiles: ["src/server/testing/each-file.setup.ts"],
    // A worker loads the sources once and keeps its server and database over the files (decision 0032).
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
