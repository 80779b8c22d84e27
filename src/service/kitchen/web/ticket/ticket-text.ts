import { formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { TicketItem } from "../../contract/kitchen.ts";
import type { BoardTicket } from "../board/board-ticket.ts";
import { stationTitle } from "../station-title.ts";

/** Names a dish with its variant, if any. */
export function dishText(title: string, variant: string | null, t: Translate): string {
  return variant === null ? title : t("kitchen.line.dish", { title, variant });
}

/** Names the destination of a ticket: table and floor, or the dining option. */
export function placeText({ table_title: table, floor, delivery_type }: BoardTicket, t: Translate): string {
  if (table === null) return t(`common.dining.${delivery_type}`);
  return floor === null ? table : t("kitchen.ticket.place", { table, floor });
}

/** Names what is in a dish, as far as the menu declares it. */
export const allergenText = (allergens: TicketItem["allergens"], t: Translate): string =>
  formatList(allergens.map((allergen) => t(`menuItems.marks.allergen.${allergen}`))).toLocaleLowerCase();

/** Tells whether a note speaks of an allergy, in Spanish or English. */
export const isAllergyNote = (notes: string): boolean => /al[eé]rgi|allerg/i.test(notes);

/** Names each other station once with its dishes of the order: "Plancha: 3". */
export const elsewhereTexts = ({ stations }: BoardTicket, station: string, t: Translate): string[] =>
  stations
    .filter(({ slug }) => slug !== station)
    .map(({ slug, title, dishes }) =>
      t("kitchen.ticket.elsewhere", { station: stationTitle(slug, title, t), dishes }),
    );
