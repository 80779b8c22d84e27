import { expect, test, vi } from "vitest";
import { straightWay } from "#platform/server/db/database-way.ts";
import { makeDemo } from "./demo-process.ts";

test.each(["started plainly", "watched by Node.js, as in development"])(
  "a demo that cannot be made says for what reason, %s",
  async (start) => {
    if (start.startsWith("watched")) vi.stubEnv("WATCH_REPORT_DEPENDENCIES", "1");
    const appUrl = "postgresql://comanda_app@127.0.0.1:1/comanda";
    await expect(makeDemo({ appUrl, way: straightWay, secretKeys: ["ab".repeat(32)] })).rejects.toThrow(
      /could not be made \(.*ECONNREFUSED.*\)\. Start again/,
    );
    vi.unstubAllEnvs();
  },
);
