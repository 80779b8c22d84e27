import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import type { ShownItem } from "./pending-entries.ts";
import { itemsOfView, nextToCount } from "./sheet-view.ts";

const item = (id: number, title: string, group: string | null, counted: number | null): ShownItem => ({
  inventory_item_id: toId<"InventoryItem">(id),
  title,
  unit: "kg",
  packages: [],
  group_title: group,
  is_deleted: false,
  book: null,
  counted: counted === null ? null : thousandths(counted),
  places: counted === null ? 0 : 1,
  last_entry: null,
  counted_by: null,
  counted_at: null,
  isPending: false,
});
const [jamon, queso, limon] = [
  item(1, "Jamón", "Carnes", null),
  item(2, "Queso", "Lácteos", 0),
  item(3, "Limón", null, null),
];
const sheet = [jamon, queso, limon];

test("what is left, what is counted, all of it", () => {
  expect(itemsOfView(sheet, "left", "")).toEqual([jamon, limon]);
  expect(itemsOfView(sheet, "counted", "")).toEqual([queso]);
  expect(itemsOfView(sheet, "all", "lacteos")).toEqual([queso]);
  expect(itemsOfView(sheet, "all", "carnes jamon")).toEqual([jamon]);
});

test("the next one is the next that nobody counted, round the sheet", () => {
  expect(nextToCount(sheet, null)).toBe(jamon);
  expect(nextToCount(sheet, jamon)).toBe(limon);
  expect(nextToCount(sheet, limon)).toBe(jamon);
  expect(nextToCount([queso], queso)).toBeUndefined();
  expect(nextToCount([jamon], jamon)).toBeUndefined();
  expect(nextToCount([{ ...jamon, is_deleted: true }, limon], null)).toBe(limon);
});
