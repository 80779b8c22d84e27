import { addPriceRule as contract } from "#menu/price-rules/contract/price-rules.ts";
import { addPriceRule } from "#menu/price-rules/server/change-price-rules.ts";
import type { UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { staffIn } from "./staff-in.ts";

/** What a delivery platform sells costs 15 % more. No hours: what the demo sells never depends on the clock. */
export async function seedPriceList(tx: Tx, owner: { readonly userId: UserId; readonly now: Date }) {
  const list = contract.body.parse({
    title: "PedidosYa",
    dining_options: [],
    sources: ["delivery_platform"],
    hours: [],
    reach: "menu",
    category_ids: [],
    item_ids: [],
    effect: "percent",
    percent: 15,
    amount: null,
    prices: [],
    includes_addons: true,
  });
  await addPriceRule(staffIn(tx, owner), list);
}
