import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readOpenFigures as definition } from "../../contract/orders.ts";
import { openCards } from "./list-orders.ts";

/** The open accounts in figures: made of the cards themselves, so that both say the same to the cent. */
export function readOpenFigures(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    tx.snapshot();
    const { currency } = await readSettings(tx, ctx.now);
    const cards = await openCards(tx, ctx.now);
    const unpaid = cards
      .filter(({ order_ids }) => order_ids.length > 0)
      .flatMap(({ accounts, table_title, delivery_type }) =>
        accounts.map(({ opened_at }) => ({ table_title, delivery_type, opened_at })),
      );
    const [oldest = null] = unpaid.toSorted((a, b) => a.opened_at.getTime() - b.opened_at.getTime());
    const amount = sumCents(cards.map(({ balance }) => balance));
    return { cards: cards.length, amount, oldest, currency, now: ctx.now };
  });
}
