import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { sentPhone } from "#platform/server/http/phone-token.ts";
import type { VisitState } from "../contract/guest-visits.ts";
import {
  type GuestTable,
  hasLeftTable,
  type PhoneRow,
  selectCalls,
  selectGuestTable,
  selectOpenVisit,
  selectPhones,
  type VisitRow,
} from "./visit-queries.ts";

/** A phone at a table, the current party there, and the phone's place in it. */
interface GuestAtTable {
  readonly table: GuestTable;
  readonly visit: VisitRow | undefined;
  /** Phones of the visit. */
  readonly phones: readonly PhoneRow[];
  readonly me: PhoneRow | undefined;
}

/**
 * Finds the table and the phone's place at it. Refuses `not_found` for a locator that no table in use has, and
 * while no menu is shown.
 */
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

/** Returns the visit of a phone that has joined. Refuses other phones with `visit_not_joined`. */
export function joinedVisit({ visit, me }: GuestAtTable): { visit: VisitRow; me: PhoneRow } {
  if (me?.standing !== "admitted") throw new AppError("visit_not_joined");
  return { visit: required(visit, "the visit of a phone"), me };
}

/** Builds the state that a phone sees: its own standing and, once it has joined, its party. */
export async function visitState(
  tx: Tx,
  { table, visit, phones, me }: GuestAtTable,
  { tokenHash, now }: { readonly tokenHash: Buffer | null; readonly now: Date },
): Promise<VisitState> {
  const isIn = me?.standing === "admitted";
  const [call] = visit !== undefined && isIn ? await selectCalls(tx, [visit.id]) : [];
  return {
    opening: table.visit_opening,
    is_open: visit !== undefined,
    standing: me === undefined || me.standing === "guessing" ? "none" : me.standing,
    me: me === undefined ? null : named(me),
    has_left: !isIn && tokenHash !== null && (await hasLeftTable(tx, { tableId: table.id, tokenHash, now })),
    asking: isIn ? phones.filter(({ standing }) => standing === "waiting").map(named) : [],
    call: call === undefined ? null : { reason: call.reason, called_at: call.called_at },
  };
}

const named = ({ id, first_name }: PhoneRow) => ({ id, name: first_name });

/**
 * Returns the hash of the token by which this restaurant knows the phone; null for a phone that never joined or
 * ordered.
 */
export const phoneTokenHash = ({ request }: Pick<PublicContext, "request">): Buffer | null =>
  sentPhone(request)?.tokenHash ?? null;
