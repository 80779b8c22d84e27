import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { lineStatuses } from "#service/orders/domain/line-status.ts";
import { activeClaim, decideClaim } from "./decide-claim.ts";

const me = toId<"User">(1);
const other = toId<"User">(2);
const ready = { status: "completed", claimedBy: null, isOrderOver: false } as const;

test("whoever is first goes; the same person again changes nothing; others are told", () => {
  expect(decideClaim(ready, me)).toEqual({ ok: true, changed: true });
  expect(decideClaim({ ...ready, claimedBy: me }, me)).toEqual({ ok: true, changed: false });
  expect(decideClaim({ ...ready, claimedBy: other }, me)).toEqual({ ok: false, reason: "line_claimed" });
});

test("only what is ready is fetched, and nothing of a paid order", () => {
  const open = lineStatuses.filter((status) => decideClaim({ ...ready, status }, me).ok);
  expect(open).toEqual(["completed"]);
  expect(decideClaim({ ...ready, isOrderOver: true }, me)).toEqual({
    ok: false,
    reason: "order_already_paid",
  });
});

test("a claim from before the dish was finished anew does not count", () => {
  const at = (minute: number) => new Date(minute * 60_000);
  const line = { status: "completed", claimed_by: other } as const;
  expect(activeClaim({ ...line, status_changed_at: at(5), claimed_at: at(6) })).toBe(other);
  expect(activeClaim({ ...line, status_changed_at: at(7), claimed_at: at(6) })).toBeNull();
  expect(
    activeClaim({ ...line, status: "preparing", status_changed_at: at(5), claimed_at: at(6) }),
  ).toBeNull();
  expect(activeClaim({ ...line, claimed_by: null, status_changed_at: at(5), claimed_at: null })).toBeNull();
});
