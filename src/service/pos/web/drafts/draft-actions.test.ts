import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { Draft } from "#service/drafts/contract/drafts.ts";
import { uuidOf } from "../menu/example-menu.ts";
import { draftsText, type LocalDraft, mergeDrafts, readDrafts } from "./draft-actions.ts";

function aDraft(number: number, isShared: boolean): LocalDraft {
  const line = {
    uuid: uuidOf(number),
    id: toId<"MenuItem">(1),
    title: "Café",
    quantity: 1,
    price: cents(125),
  };
  return {
    uuid: uuidOf(number),
    nameRef: `Mesa ${number}`,
    date: new Date(number * 1000),
    cart: {
      lines: [{ ...line, notes: null, variant: null, addons: [], seat: 2 }],
      deliveryType: null,
      customer: null,
      tableId: null,
      selectedQrOrderItem: null,
      source: null,
      externalNumber: null,
      account: null,
    },
    isShared,
  };
}

const onServer = ({ isShared: _, ...draft }: LocalDraft): Draft => ({ ...draft, user: null });

test("what was kept is read again; damaged text is an empty list", () => {
  const drafts = [aDraft(1, false), aDraft(2, true)];
  expect(readDrafts(draftsText(drafts))).toEqual(drafts);
  expect([readDrafts(null), readDrafts("{"), readDrafts("[{}]")]).toEqual([[], [], []]);
});

test("drafts only this till has stay; shared ones that are gone on the server are gone", () => {
  const merged = mergeDrafts(
    [aDraft(1, false), aDraft(2, true), aDraft(3, true)],
    [onServer(aDraft(3, true))],
  );
  expect(merged).toEqual([aDraft(3, true), aDraft(1, false)]);
});

test("what was changed on this till and not shared yet is shown as it is here", () => {
  const changed = { ...aDraft(2, false), nameRef: "Mesa 2, con postre" };
  expect(mergeDrafts([changed], [onServer(aDraft(2, true))])).toEqual([changed]);
});

test("without an answer this till's list is what there is", () => {
  const local = [aDraft(2, true), aDraft(1, false)];
  expect(mergeDrafts(local, null)).toEqual(local);
});
