import type { useMoney, useWords } from "#service/guest-menu/guest/page-context.ts";
import type { Repriced } from "./menu-sale.ts";

interface Speaker {
  readonly t: ReturnType<typeof useWords>;
  readonly money: ReturnType<typeof useMoney>;
}

/** Names the item with both prices. */
export const repricedText = ({ title, before, now }: Omit<Repriced, "key">, { t, money }: Speaker): string =>
  t("price_of_item", { item: title, before: money(before), now: money(now) });
