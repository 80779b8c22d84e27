import type { Translate } from "#platform/web/i18n.ts";
import type { Reservation } from "../contract/reservations.ts";

/** "4 asientos"; null for a table of which nobody said how many it has. */
export function seatsText(seats: number, t: Translate): string | null {
  return seats === 0 ? null : t("reservations.seats", { count: seats });
}

/** "Mesa 2", "Mesa 2 (eliminada)", or that none was chosen. */
export function tableText({ table_id, table_title }: Reservation, t: Translate): string {
  if (table_title === null) return t("reservations.no_table");
  return table_id === null ? t("reservations.table_deleted", { table: table_title }) : table_title;
}
