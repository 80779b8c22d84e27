import type { Translate } from "#platform/web/i18n.ts";
import type { StaffVisit } from "../contract/staff-visits.ts";

/** A wish of a table that nobody has seen yet: a call, or a request for the bill. */
export interface TableWish {
  /** Stays the same while the wish lasts. */
  readonly key: string;
  readonly visit: StaffVisit;
  readonly kind: "call" | "bill";
  readonly since: Date;
}

/** Lists all wishes, the longest waiting first. */
export function tableWishes(visits: readonly StaffVisit[]): TableWish[] {
  return visits.flatMap(wishesOf).toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

function wishesOf(visit: StaffVisit): TableWish[] {
  const wish = (kind: TableWish["kind"], since: Date) => ({
    key: `${kind}-${visit.id}-${since.getTime()}`,
    visit,
    kind,
    since,
  });
  return [
    ...(visit.call === null ? [] : [wish("call", visit.call.called_at)]),
    ...(visit.bill === null ? [] : [wish("bill", visit.bill.requested_at)]),
  ];
}

/** Returns the text of a wish, such as "Necesita agua" or "Pide la cuenta". */
export function wishText({ kind, visit }: TableWish, t: Translate): string {
  return kind === "call" && visit.call !== null
    ? t(`visits.reason.${visit.call.reason}`)
    : t("visits.asks_bill");
}
