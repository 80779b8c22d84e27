import { expect, test } from "vitest";
import type { Translate } from "#platform/web/i18n.ts";
import { stationTitle } from "../station-title.ts";
import { changeText } from "./ticket-changes.tsx";

const t: Translate = ((key: string, values?: object) =>
  values === undefined ? key : `${key} ${JSON.stringify(values)}`) as Translate;

const none = { quantity: 2, from_table: null, to_table: null };

test("a cook reads what happened to a dish", () => {
  expect(changeText({ ...none, kind: "cancelled" }, t)).toBe("kitchen.change.cancelled");
  expect(changeText({ ...none, kind: "reduced" }, t)).toBe('kitchen.change.reduced {"quantity":2}');
  expect(changeText({ ...none, kind: "moved", to_table: "Mesa 5" }, t)).toBe(
    'kitchen.change.moved {"from":"kitchen.change.no_table","to":"Mesa 5"}',
  );
});

test("the first two stations are said in the person's language until they are renamed", () => {
  expect(stationTitle("kitchen", "Cocina", t)).toBe("screens.kitchen");
  expect(stationTitle("bar", undefined, t)).toBe("screens.bar");
  expect(stationTitle("kitchen", "Cocina caliente", t)).toBe("Cocina caliente");
  expect(stationTitle("plancha", "Plancha", t)).toBe("Plancha");
  expect(stationTitle("plancha", undefined, t)).toBe("plancha");
});
