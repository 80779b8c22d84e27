import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import type { TrayDish, TrayOrder } from "../contract/tray.ts";
import { dishesToClaim, dishesToServe, newlyReady, trayCount, trayStatus } from "./tray-state.ts";

function aDish(id: number, rest: Partial<TrayDish> = {}): TrayDish {
  const dish = {
    item_title: "Pupusa",
    variant_title: null,
    combo_title: null,
    course: null,
    quantity: 1,
    station: "Cocina",
  };
  const state = { ready_at: new Date(0), late: false, claimed_by: null, claimed_by_me: false };
  return { id: toId(id), ...dish, ...state, ...rest };
}

function anOrder(...items: TrayDish[]): TrayOrder {
  const place = { delivery_type: "dinein", table_title: "Mesa 1", floor: null } as const;
  return {
    order_id: toId(1),
    order_no: 1,
    token_no: 1,
    is_paid: false,
    is_mine: true,
    waiter: "Marta",
    ...place,
    items,
  };
}

const mine = { claimed_by: "Marta", claimed_by_me: true };
const other = { claimed_by: "Luis" };

test("what somebody else fetches is no work for this person", () => {
  expect(trayCount([anOrder(aDish(1)), anOrder(aDish(2, other)), anOrder(aDish(3, mine))])).toEqual({
    orders: 2,
    hasLate: false,
    since: 0,
  });
  expect(trayCount([anOrder(aDish(1, { ready_at: new Date(9) }), aDish(2, other))]).since).toBe(9);
  expect(trayCount([anOrder(aDish(1, other))]).since).toBeNull();
  expect(trayCount([anOrder(aDish(1, { late: true }))]).hasLate).toBe(true);
  expect(trayCount([anOrder(aDish(1, { late: true, ...mine }))]).hasLate).toBe(false);
});

test("an order says who goes for it", () => {
  expect(trayStatus(anOrder(aDish(1), aDish(2)))).toEqual({ kind: "free" });
  expect(trayStatus(anOrder(aDish(1, mine)))).toEqual({ kind: "mine" });
  expect(trayStatus(anOrder(aDish(1, mine), aDish(2)))).toEqual({ kind: "part" });
  expect(trayStatus(anOrder(aDish(1, other)))).toEqual({ kind: "other", name: "Luis" });
});

test("one goes for what is free, and serves what nobody else carries", () => {
  const order = anOrder(aDish(1), aDish(2, mine), aDish(3, other));
  expect(dishesToClaim(order)).toEqual([1]);
  expect(dishesToServe(order)).toEqual([1, 2]);
});

test("only a dish that was not there before is news", () => {
  const order = anOrder(aDish(1), aDish(2));
  expect(newlyReady([order], new Set([toId<"OrderLine">(1)]))).toEqual([order]);
  expect(newlyReady([order], new Set([toId<"OrderLine">(1), toId<"OrderLine">(2)]))).toEqual([]);
  expect(newlyReady([anOrder(aDish(3, other))], new Set())).toEqual([]);
});
