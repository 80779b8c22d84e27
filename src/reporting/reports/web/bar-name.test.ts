import { expect, test } from "vitest";
import type { Translate } from "#platform/web/i18n.ts";
import { barName } from "./bar-name.ts";

const t = ((key: string) => key) as unknown as Translate;
const row = (title: string, detail: string | null) => ({ key: title, title, detail });

test("a variant and an add-on name their dish: five drinks have a jug", () => {
  const rows = [row("Jarra", "Horchata de morro"), row("Grande", "Capuchino")];
  expect(rows.map((jug) => barName({ by: "variant", rows }, jug, t))).toEqual([
    { label: "Jarra", detail: "Horchata de morro" },
    { label: "Grande", detail: "Capuchino" },
  ]);
});

test("a reason names its people, and a table its floor, where several have it", () => {
  const reasons = [
    row("Se cobró dos veces", "Claudia"),
    row("Se cobró dos veces", null),
    row("Frío", "Claudia"),
  ];
  expect(reasons.map((reason) => barName({ by: "refund", rows: reasons }, reason, t).detail)).toEqual([
    "Claudia",
    "reports.none.person",
    undefined,
  ]);
  const tables = [row("Mesa 1", "Salón"), row("Mesa 1", "Terraza"), row("Mesa 2", "Salón")];
  expect(tables.map((table) => barName({ by: "table", rows: tables }, table, t).detail)).toEqual([
    "Salón",
    "Terraza",
    undefined,
  ]);
});

test("the weekday of an hour, as any other detail, names nothing", () => {
  const hour = { key: "7", title: null, detail: "1" };
  expect(barName({ by: "hour", rows: [hour] }, hour, t)).toEqual({ label: "7 AM", detail: undefined });
});
