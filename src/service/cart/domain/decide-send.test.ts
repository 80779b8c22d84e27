import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { decideSaveDraft, decideSend } from "./decide-send.ts";

const ready = { lines: [{}], diningOption: "dinein", tableId: toId<"Table">(1) } as const;

test("reasons come in the order of the specification", () => {
  expect(decideSend({ lines: [], diningOption: null, tableId: null })).toMatchObject({
    reason: "empty_cart",
  });
  expect(decideSend({ ...ready, diningOption: null, tableId: null })).toMatchObject({
    reason: "select_dining_option",
  });
  expect(decideSend({ ...ready, tableId: null })).toMatchObject({ reason: "select_table" });
  expect(decideSend(ready)).toEqual({ ok: true });
});

test("only dining in needs a table", () => {
  for (const diningOption of ["delivery", "takeaway"] as const) {
    expect(decideSend({ ...ready, diningOption, tableId: null })).toEqual({ ok: true });
  }
});

test("a draft needs a line and nothing else", () => {
  expect(decideSaveDraft({ lines: [] })).toEqual({ ok: false, reason: "empty_cart" });
  expect(decideSaveDraft({ lines: [{}] })).toEqual({ ok: true });
});
