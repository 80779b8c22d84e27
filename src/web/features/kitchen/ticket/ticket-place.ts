import type { Translate } from "../../../platform/i18n.ts";
import type { BoardTicket } from "../board/board-ticket.ts";

/** Where a ticket goes: table and floor, or how it is taken when there is no table (capitals by the style sheet). */
export function placeText({ table_title: table, floor, delivery_type }: BoardTicket, t: Translate): string {
  if (table === null) return t(`kitchen.ticket.${delivery_type}`);
  return floor === null ? table : t("kitchen.ticket.place", { table, floor });
}

/** A dish as it is said: title, and variant when it has one. */
export function dishText(title: string, variant: string | null, t: Translate): string {
  return variant === null ? title : t("kitchen.line.dish", { title, variant });
}
