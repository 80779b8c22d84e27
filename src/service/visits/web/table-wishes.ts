import type { StaffVisit } from "../contract/staff-visits.ts";

/** What guests of a table wait for somebody to see: they call, or ask for the bill. */
export interface TableWish {
  /** The same for as long as it is one wish. */
  readonly key: string;
  readonly visit: StaffVisit;
  readonly kind: "call" | "bill";
  readonly since: Date;
}

/** All of them, the longest waiting first. */
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
