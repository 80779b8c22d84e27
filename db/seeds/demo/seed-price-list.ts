import type { UserId } from "../../../src/domain/ids.ts";
import { addPriceRule } from "../../../src/server/features/price-rules/save-price-rule.ts";
import type { Tx } from "../../../src/server/platform/db/tx.ts";
import { staffIn } from "./staff-in.ts";

/** What a delivery platform sells costs 15 % more. No hours: what the demo sells never depends on the clock. */
export async function seedPriceList(tx: Tx, owner: { readonly userId: UserId; readonly now: Date }) {
  await addPriceRule(staffIn(tx, owner), {
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
}
