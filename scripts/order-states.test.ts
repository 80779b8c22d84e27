import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  decideLineStatus,
  lineStatuses,
  moveOrigins,
  statusMoves,
} from "../src/service/orders/domain/line-status.ts";

const page = readFileSync(new URL("../docs/order-states.md", import.meta.url), "utf8");

/** What the page allows at a place: `created → preparing` and so on. */
function writtenMoves(place: string): string[] {
  const section = page.split(`## ${place}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| from"));
  return rows.flatMap((row) => {
    const [from = "", to = ""] = row.split("|").slice(1, -1);
    return to.trim() === "–" ? [] : to.split(",").map((target) => `${from.trim()} → ${target.trim()}`);
  });
}

for (const place of moveOrigins)
  test(`what may become of a dish by ${place} is written down as it is decided`, () => {
    const decided = lineStatuses.flatMap((from) => statusMoves[place][from].map((to) => `${from} → ${to}`));
    expect(writtenMoves(place)).toEqual(decided);
  });

test("out of an order that is over nothing moves, from anywhere to anywhere", () => {
  for (const place of moveOrigins)
    for (const from of lineStatuses)
      for (const to of lineStatuses)
        expect(decideLineStatus({ origin: place, from, to, payment: "over", holdsStock: true })).toEqual({
          ok: false,
          reason: "order_already_paid",
        });
});
