import { expect, inject, test } from "vitest";
import { straightWay } from "../db/database-way.ts";
import { checkDatabase } from "./check-database.ts";

const { appUrl } = inject("postgres");

function changed(change: (url: URL) => void): string {
  const url = new URL(appUrl);
  change(url);
  return url.href;
}

test("a good address passes", async () => {
  await expect(checkDatabase("DATABASE_URL", appUrl)).resolves.toEqual(straightWay);
});

test.each([
  ["a wrong password", changed((url) => (url.password = "hush")), /does not let "comanda_app" in/],
  ["an unknown database", changed((url) => (url.pathname = "/nothing")), /has no database "nothing"/],
  ["nobody there", "postgresql://comanda_app:hush@127.0.0.1:1/comanda", /cannot be reached \(ECONNREFUSED\)/],
])("%s is one sentence without the password", async (_what, url, words) => {
  const error = await checkDatabase("DATABASE_URL", url).catch((reason: unknown) => reason);
  expect(error).toHaveProperty("name", "StartupError");
  expect(String(error)).toMatch(words);
  expect(String(error)).not.toContain("hush");
});
