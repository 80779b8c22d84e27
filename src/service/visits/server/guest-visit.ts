import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { VisitState } from "../contract/guest-visits.ts";
import {
  type GuestTable,
  type PhoneRow,
  selectCalls,
  selectGuestTable,
  selectOpenVisit,
  selectPhones,
  type VisitRow,
} from "./visit-queries.ts";

/** A phone at a table: the party that sits there now, and what the phone is in it. */
export interface GuestAtTable {
  readonly table: GuestTable;
  readonly visit: VisitRow | undefined;
  /** Of the visit. */
  readonly phones: readonly PhoneRow[];
  readonly me: PhoneRow | undefined;
}

/** Refuses a locator that no table in use has, and any while no menu is shown, with `not_found`. */
export async function guestAtTable(
  tx: Tx,
  { locator, tokenHash }: { readonly locator: string; readonly tokenHash: Buffer | null },
  how: "locked" | "as_it_is" = "as_it_is",
): Promise<GuestAtTable> {
  const table = found(await selectGuestTable(tx, locator));
  if (!table.is_qr_menu_enabled) throw new AppError("not_found");
  const visit = await selectOpenVisit(tx, table.id, how);
  const phones = visit === undefined ? [] : await selectPhones(tx, [visit.id]);
  const me = tokenHash === null ? undefined : phones.find((phone) => phone.token_hash.equals(tokenHash));
  return { table, visit, phones, me };
}

/** The party's visit of a phone that is in it. Refuses another phone with `visit_not_joined`. */
export function joinedVisit({ visit, me }: GuestAtTable): { visit: VisitRow; me: PhoneRow } {
  if (me?.standing !== "admitted") throw new AppError("visit_not_joined");
  return { visit: required(visit, "the visit of a phone"), me };
}

/** What a phone is told of itself and, once it is in, of its party. */
export async function visitState(tx: Tx, { table, visit, phones, me }: GuestAtTable): Promise<VisitState> {
  const isIn = me?.standing === "admitted";
  const [call] = visit !== undefined && isIn ? await selectCalls(tx, [visit.id]) : [];
  return {
    opening: table.visit_opening,
    is_open: visit !== undefined,
    standing: me?.standing ?? "none",
    me: me === undefined ? null : named(me),
    asking: isIn ? phones.filter(({ standing }) => standing === "waiting").map(named) : [],
    call: call === undefined ? null : { reason: call.reason, called_at: call.called_at },
  };
}

const named = ({ id, first_name }: PhoneRow) => ({ id, name: first_name });
