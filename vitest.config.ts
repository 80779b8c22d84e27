import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

process.env.TZ = "UTC";
// What a process of a test has compiled, the next one only reads.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), "comanda-compiled");

/** Only `npm run explore` gives a seed: then random tests run with it, and longer. */
const { EXPLORE_SEED } = process.env;
const chance = EXPLORE_SEED === undefined ? { seed: 1, times: 1 } : { seed: Number(EXPLORE_SEED), times: 10 };

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify("0.0.0") },
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "db/**/*.test.ts"],
    environment: "node",
    globalSetup: ["src/app/server/testing/global-setup.ts"],
    setupFiles: ["src/app/server/testing/each-file.setup.ts"],
    // A worker loads the sources once and keeps its server and database over the files (decision 0032).
    isolate: false,
    provide: { chance },
    tags: [
      { name: "further", description: "Left out by npm test; npm test -- further runs it, and what lands." },
    ],
    // Only what hangs is to meet these: a machine three times as slow, with a core kept busy, is none of it.
    testTimeout: 120_000 * chance.times,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
