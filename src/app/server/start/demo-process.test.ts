import { expect, test } from "vitest";
import { makeDemo } from "./demo-process.ts";

test("a demo that cannot be made says for what reason", async () => {
  const appUrl = "postgresql://comanda_app@127.0.0.1:1/comanda";
  await expect(makeDemo({ appUrl, secretKeys: ["ab".repeat(32)] })).rejects.toThrow(
    /could not be made \(.*ECONNREFUSED.*\)\. Start again/,
  );
});
