import { tenantOfMenuCode } from "#core/settings/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { VisitPhoneId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import type {
  answerPhone as answer,
  callWaiter as call,
  joinVisit as join,
  VisitState,
} from "../contract/guest-visits.ts";
import { decideJoin, PHONES_MAX, WRONG_PINS_MAX } from "../domain/visit.ts";
import { ensurePhoneToken, guestAtTable, joinedVisit, phoneTokenHash, visitState } from "./guest-visit.ts";
import {
  countWrongPin,
  insertCall,
  selectCalls,
  updateCallEnded,
  updateStanding,
  type VisitRow,
  wasAtTable,
  writePhone,
} from "./visit-queries.ts";

/** Context of a guest's call. */
export interface GuestDesk {
  readonly db: Database;
  readonly ctx: PublicContext;
}

/** A table named by its printed code. */
export interface TableCode {
  readonly qrcode: string;
  readonly locator: string;
}

/** Reads the standing of the phone at a table. */
export async function readVisit({ db, ctx }: GuestDesk, { qrcode, locator }: TableCode): Promise<VisitState> {
  const tokenHash = phoneTokenHash(ctx);
  return db.inTenant(await tenantOfMenuCode(db, qrcode), async (tx) =>
    visitState(tx, await guestAtTable(tx, { locator, tokenHash })),
  );
}

/**
 * Lets a phone join the visit of a table, or ask for it (`decideJoin`). Refuses `visit_not_open` where nobody
 * sits, `visit_full` for too many phones, and a PIN that is missing, wrong, or was guessed too often.
 */
export async function joinVisit(
  { db, ctx }: GuestDesk,
  { qrcode, locator }: TableCode,
  { name, pin }: BodyOf<typeof join>,
): Promise<VisitState> {
  const tenantId = await tenantOfMenuCode(db, qrcode);
  const tokenHash = ensurePhoneToken(ctx, qrcode);
  const joined = await db.inTenant(tenantId, async (tx) => {
    const guest = await guestAtTable(tx, { locator, tokenHash }, "locked");
    const { table, visit, phones, me } = guest;
    if (visit === undefined) throw new AppError("visit_not_open");
    if (me === undefined && phones.length >= PHONES_MAX) throw new AppError("visit_full");
    const decision = decideJoin({
      opening: table.visit_opening,
      pin: visit.pin,
      wrongPins: visit.wrong_pins,
      admitted: phones.filter(({ standing }) => standing === "admitted").length,
      typedPin: pin,
      standing: me?.standing ?? null,
      wasHereBefore: await wasAtTable(tx, { visitId: visit.id, tokenHash }),
    });
    if (!decision.ok) {
      // The wrong PIN is counted, so the refusal follows the commit.
      if (decision.reason === "visit_pin_wrong") await countWrongGuess(tx, visit);
      return decision.reason;
    }
    await writePhone(tx, { visitId: visit.id, tokenHash, name, standing: decision.standing, now: ctx.now });
    tx.emit({ type: "visits_changed", tableId: table.id });
    return visitState(tx, await guestAtTable(tx, { locator, tokenHash }));
  });
  if (typeof joined === "string") throw new AppError(joined, { field: "pin" });
  return joined;
}

/** Counts a wrong PIN. At the last allowed one staff are notified: only they can renew the PIN. */
async function countWrongGuess(tx: Tx, visit: VisitRow): Promise<void> {
  await countWrongPin(tx, visit);
  if (visit.wrong_pins + 1 >= WRONG_PINS_MAX) tx.emit({ type: "visits_changed", tableId: visit.table_id });
}

/**
 * Lets a joined phone admit or refuse another phone of the party. Refuses `visit_not_joined` for a phone that did
 * not join.
 */
export function answerPhone(
  desk: GuestDesk,
  code: TableCode,
  { phoneId, answer: given }: BodyOf<typeof answer> & { readonly phoneId: VisitPhoneId },
): Promise<VisitState> {
  return inVisit(desk, code, async (tx, { visit, phones }) => {
    const asking = found(phones.find(({ id }) => id === phoneId));
    // Only staff may remove a phone that has joined.
    if (asking.standing === "waiting")
      await updateStanding(tx, {
        visitId: visit.id,
        id: phoneId,
        standing: given === "admit" ? "admitted" : "removed",
      });
  });
}

/** Calls somebody to the party, or withdraws the call. */
export function callWaiter(
  desk: GuestDesk,
  code: TableCode,
  { action, reason }: Pick<BodyOf<typeof call>, "action" | "reason">,
): Promise<VisitState> {
  return inVisit(desk, code, async (tx, { visit }) => {
    const { now } = desk.ctx;
    const [open] = await selectCalls(tx, [visit.id]);
    if (action === "call" && open?.reason === reason) return;
    await updateCallEnded(tx, { visitId: visit.id, now, userId: null });
    if (action === "call") await insertCall(tx, { visitId: visit.id, reason, now });
  });
}

/** Runs `work` of a joined phone on its locked visit and notifies staff. Returns the state afterwards. */
async function inVisit(
  { db, ctx }: GuestDesk,
  { qrcode, locator }: TableCode,
  act: (
    tx: Tx,
    guest: ReturnType<typeof joinedVisit> & Pick<Awaited<ReturnType<typeof guestAtTable>>, "phones">,
  ) => Promise<void>,
): Promise<VisitState> {
  const tokenHash = phoneTokenHash(ctx);
  return db.inTenant(await tenantOfMenuCode(db, qrcode), async (tx) => {
    const guest = await guestAtTable(tx, { locator, tokenHash }, "locked");
    await act(tx, { ...joinedVisit(guest), phones: guest.phones });
    tx.emit({ type: "visits_changed", tableId: guest.table.id });
    return visitState(tx, await guestAtTable(tx, { locator, tokenHash }));
  });
}
