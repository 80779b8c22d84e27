import { expect, test } from "vitest";
import { OutageLog } from "./outage-log.ts";

test("an outage is one line, then one a minute with how often it was met; the next kind has its own", () => {
  const outages = new OutageLog();
  const lines: unknown[] = [];
  const log = { error: (details: unknown, words: unknown) => void lines.push([details, words]) };
  const full = Object.assign(new Error("No space left on device"), { code: "53100" });
  for (let second = 0; second < 90; second += 1)
    outages.met("storage_full", full, log as never, second * 1000);
  expect(lines).toMatchObject(
    [
      [{ code: "storage_full", reason: "53100", since_last_line: 0 }, /disk of the database is full/],
      [{ code: "storage_full", since_last_line: 59 }, /full/],
    ].map(([details]) => [details, expect.stringContaining("disk of the database is full")]),
  );
  outages.met("service_unavailable", new Error("Connection terminated"), log as never, 90_000);
  expect(lines).toHaveLength(3);
  expect([outages.isFull(90_000), outages.isFull(95_000)]).toEqual([true, false]);
});
