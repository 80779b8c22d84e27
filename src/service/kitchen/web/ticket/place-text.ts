import type { Translate } from "#platform/web/i18n.ts";
import type { BoardTicket } from "../board/board-ticket.ts";

/** Where a ticket goes: table and floor, or the dining option without a table. */
export function placeText({ table_title: table, floor, delivery_type }: BoardTicket, t: Translate): string {
  if (table === null) return t(`kitchen.ticket.${delivery_type}`);
  return floor === null ? table : t("kitchen.ticket.place", { table, floor });
}
