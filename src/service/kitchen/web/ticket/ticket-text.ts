import { formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { TicketItem } from "../../contract/kitchen.ts";
import type { BoardTicket } from "../board/board-ticket.ts";

/** Names a dish with its variant, if any. */
export function dishText(title: string, variant: string | null, t: Translate): string {
  return variant === null ? title : t("kitchen.line.dish", { title, variant });
}

/** Names the destination of a ticket: table and floor, or the dining option. */
export function placeText({ table_title: table, floor, delivery_type }: BoardTicket, t: Translate): string {
  if (table === null) return t(`common.dining.${delivery_type}`);
  return floor === null ? table : t("kitchen.ticket.place", { table, floor });
}

/** Says what is in a dish, as far as the menu declares it. */
export const allergenText = (allergens: TicketItem["allergens"], t: Translate): string =>
  t("kitchen.line.contains", {
    list: formatList(
      allergens.map((allergen) => t(`menuItems.marks.allergen.${allergen}`)),
    ).toLocaleLowerCase(),
  });
