import type { Translate } from "#platform/web/i18n.ts";
import type { Reservation } from "../contract/reservations.ts";

/** Returns "4 asientos"; null for a table with an unknown number. */
export function seatsText(seats: number, t: Translate): string | null {
  return seats === 0 ? null : t("common.seats", { count: seats });
}

/** Returns "Mesa 2", "Mesa 2 (eliminada)", or that no table was chosen. */
export function tableText({ table_id, table_title }: Reservation, t: Translate): string {
  if (table_title === null) return t("common.no_table");
  return table_id === null ? t("reservations.table_deleted", { table: table_title }) : table_title;
}

interface Guest {
  readonly customer_name: string | null;
  /** Empty when the customer was deleted. */
  readonly customer_phone: string;
}

/** Returns the customer's name, else the phone; a deleted customer is called so. */
export function guestName({ customer_name, customer_phone }: Guest, t: Translate): string {
  return customer_name ?? (customer_phone || t("common.deleted_customer"));
}

/** Returns "4 personas"; null while unknown. */
export function peopleText(people: number, t: Translate): string | null {
  return people === 0 ? null : t("common.people_count", { count: people });
}
