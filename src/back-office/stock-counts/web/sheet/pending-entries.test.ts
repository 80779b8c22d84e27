import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import type { CountEntryKind } from "../../domain/stock-count.ts";
import {
  afterSaved,
  answersTo,
  type PendingEntry,
  pendingEntriesKey,
  pendingText,
  readPending,
  storedCounts,
  withAnswer,
  withPending,
} from "./pending-entries.ts";

const item = {
  inventory_item_id: toId<"InventoryItem">(7),
  title: "Queso",
  unit: "kg",
  packages: [],
  group_title: "Lácteos",
  is_deleted: false,
  book: null,
  counted: thousandths(2000),
  places: 1,
  last_entry: toId<"StockCountEntry">(40),
  counted_by: "Ana",
  counted_at: new Date("2026-11-23T16:00:00Z"),
};
const pending = (no: number, kind: CountEntryKind, quantity: number, unit = "kg"): PendingEntry => ({
  title: "Queso",
  isAsked: false,
  refusal: null,
  entry: {
    uuid: `00000000-0000-4000-8000-00000000000${no}`,
    inventory_item_id: item.inventory_item_id,
    kind,
    quantity: thousandths(quantity),
    unit,
    last_entry: item.last_entry,
    counted_at: new Date("2026-11-23T16:05:00Z"),
  },
});

test("what was typed outlives the page; damaged text is none", () => {
  const typed = [pending(1, "set", 1500), pending(2, "add", 250, "g")];
  expect(readPending(pendingText(typed))).toEqual(typed);
  expect(pendingText([])).toBeNull();
  for (const text of [null, "{", "[{}]"]) expect(readPending(text)).toEqual([]);
});

test("the sheet shows what is under way, in the ingredient's unit", () => {
  const shown = (...entries: PendingEntry[]) => withPending(item, entries);
  expect(shown()).toMatchObject({ counted: 2000, isPending: false });
  expect(shown(pending(1, "add", 500, "g"))).toMatchObject({ counted: 2001, places: 2, isPending: true });
  expect(shown(pending(1, "set", 3000))).toMatchObject({ counted: 3000, places: 1, isPending: true });
  expect(shown(pending(1, "clear", 0), pending(2, "add", 4000))).toMatchObject({ counted: 4000, places: 1 });
  // It arrived: the sheet has it, its answer is still under way.
  const arrived = { ...item, counted: thousandths(2500), last_entry: toId<"StockCountEntry">(41) };
  expect(withPending(arrived, [pending(1, "add", 500)])).toMatchObject({ counted: 2500, isPending: true });
  expect(shown({ ...pending(1, "set", 3000), isAsked: true })).toMatchObject({ counted: 2000 });
  expect(shown({ ...pending(1, "set", 3000), refusal: "…" })).toMatchObject({ counted: 2000 });
});

test("an entry that arrived goes, and what was typed after it follows it", () => {
  const [first, second] = [pending(1, "set", 1500), pending(2, "add", 500)];
  const saved = toId<"StockCountEntry">(41);
  expect(afterSaved([first, second], first, saved)).toEqual([
    { ...second, entry: { ...second.entry, last_entry: saved } },
  ]);
});

test("an entry that somebody else was faster than is answered in its place, or dropped", () => {
  const [first, second] = [pending(1, "set", 1500), pending(2, "set", 500)];
  const answer = pending(3, "add", 1500);
  expect(withAnswer([first, second], first.entry.uuid, answer)).toEqual([answer, second]);
  expect(withAnswer([first, second], first.entry.uuid, null)).toEqual([second]);
  // What was added to it is another place already: it is not asked about again, and follows what the answer follows.
  const theirs = toId<"StockCountEntry">(41);
  const added = { ...pending(2, "add", 500), isAsked: true };
  const rebased = { ...answer, entry: { ...answer.entry, last_entry: theirs } };
  const following = { ...added, isAsked: false, entry: { ...added.entry, last_entry: theirs } };
  expect(withAnswer([first, added], first.entry.uuid, rebased)).toEqual([rebased, following]);
  const asked = { ...first, isAsked: true };
  expect(withAnswer([first, added], first.entry.uuid, asked)).toEqual([asked, added]);
});

test("taking back what somebody else counted meanwhile never becomes a figure of zero", () => {
  const nothing = { ...item, counted: null };
  expect(answersTo(pending(1, "clear", 0), item)).toEqual(["clear"]);
  expect(answersTo(pending(1, "clear", 0), nothing)).toEqual([]);
  expect(answersTo(pending(1, "set", 0), item)).toEqual(["add", "set"]);
  expect(answersTo(pending(1, "add", 500), nothing)).toEqual(["set"]);
});

test("the list of counts knows which ones this device keeps entries of", () => {
  const count = toId<"StockCount">(12);
  const keys = ["theme", pendingEntriesKey(3, count), "stock-count:"];
  expect(storedCounts(keys, 3)).toEqual({ own: [count], isOthers: false });
  expect(storedCounts(keys, 4)).toEqual({ own: [], isOthers: true });
});
