import type { Translate } from "#platform/web/i18n.ts";

interface Guest {
  readonly customer_name: string | null;
  /** Empty: the customer was deleted. */
  readonly customer_phone: string;
}

/** The customer's name, else the phone; a deleted customer is called so. */
export function guestName({ customer_name, customer_phone }: Guest, t: Translate): string {
  return customer_name ?? (customer_phone || t("reservations.deleted_customer"));
}

/** "4 personas"; null while nobody has said. */
export function peopleText(people: number, t: Translate): string | null {
  return people === 0 ? null : t("reservations.people", { count: people });
}
