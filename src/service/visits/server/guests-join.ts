import { tenantOfMenuCode } from "#core/settings/server/public.ts";
import type { BodyOf } from "#platform/contract/define.ts";
import type { VisitPhoneId } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import {
  type AskingPhone,
  ensurePhone,
  introducePhone,
  provePhone,
} from "#platform/server/http/ensure-phone.ts";
import type {
  answerPhone as answer,
  callWaiter as call,
  joinVisit as join,
  VisitState,
} from "../contract/guest-visits.ts";
import { decideJoin, WRONG_PINS_ALARM } from "../domain/visit.ts";
import { standingOfPhone } from "./guest-phones.ts";
import { guestAtTable, joinedVisit, phoneTokenHash, visitState } from "./guest-visit.ts";
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

/**
 * Reads the standing of the phone at a table. A phone that opens its table's page is known again from then on, so that
 * nothing it does later counts at the address that it shares.
 */
export async function readVisit({ db, ctx }: GuestDesk, { qrcode, locator }: TableCode): Promise<VisitState> {
  const tenantId = await tenantOfMenuCode(db, qrcode);
  const phone = ensurePhone(ctx, { qrcode, tenantId });
  const { tokenHash } = phone;
  const state = await db.inTenant(tenantId, async (tx) =>
    visitState(tx, await guestAtTable(tx, { locator, tokenHash }), { tokenHash, now: ctx.now }),
  );
  await welcome(ctx, qrcode, { phone, state });
  return state;
}

/** Proves the phone of a request that was not refused: always when it is in, else while its address has new ones left. */
async function welcome(
  ctx: PublicContext,
  qrcode: string,
  { phone, state }: { readonly phone: AskingPhone; readonly state: VisitState },
): Promise<void> {
  if (state.standing === "admitted") provePhone(ctx, qrcode, phone);
  else await introducePhone(ctx, qrcode, phone);
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
  const phone = ensurePhone(ctx, { qrcode, tenantId });
  const { tokenHash, sentFrom } = phone;
  const joined = await db.inTenant(tenantId, async (tx) => {
    const guest = await guestAtTable(tx, { locator, tokenHash }, "locked");
    const { table, visit } = guest;
    if (visit === undefined) throw new AppError("visit_not_open");
    const decision = decideJoin({
      opening: table.visit_opening,
      pin: visit.pin,
      wrongPins: visit.wrong_pins,
      ...usesOf(guest, phone),
      isProven: phone.isProven,
      typedPin: pin,
      standing: await standingInVisit(tx, guest, tokenHash),
      wasHereBefore: await wasAtTable(tx, { visitId: visit.id, tokenHash }),
    });
    if (!decision.ok) {
      // The wrong PIN is counted, so the refusal follows the commit.
      if (decision.reason === "visit_pin_wrong")
        await countWrongGuess(tx, visit, { tokenHash, sentFrom, name, now: ctx.now });
      return decision.reason;
    }
    const { standing } = decision;
    await writePhone(tx, { visitId: visit.id, tokenHash, name, standing, sentFrom, now: ctx.now });
    tx.emit({ type: "visits_changed", tableId: table.id });
    return visitState(tx, await guestAtTable(tx, { locator, tokenHash }), { tokenHash, now: ctx.now });
  });
  if (joined === "visit_full") throw new AppError(joined);
  if (typeof joined === "string") throw new AppError(joined, { field: "pin" });
  await welcome(ctx, qrcode, { phone, state: joined });
  return joined;
}

type GuestAtTable = Awaited<ReturnType<typeof guestAtTable>>;

/** Returns the standing of a phone in the visit; one that staff blocked is put out of every table. */
async function standingInVisit(tx: Tx, { me }: GuestAtTable, tokenHash: Buffer) {
  if (me?.standing === "admitted") return me.standing;
  return (await standingOfPhone(tx, tokenHash)) === "blocked" ? "removed" : (me?.standing ?? null);
}

/** Counts what phones of a visit used up: who joined, who asks, and wrong PINs. */
function usesOf({ phones, me }: GuestAtTable, { sentFrom }: Pick<AskingPhone, "sentFrom">) {
  const others = phones.filter((phone) => phone !== me);
  const asking = others.filter(({ standing }) => standing === "waiting");
  const besideMe = others.filter(
    ({ standing, sent_from }) => standing !== "admitted" && sent_from?.equals(sentFrom),
  );
  return {
    admitted: others.filter(({ standing }) => standing === "admitted").length,
    asking: {
      ofAddress: asking.filter((phone) => besideMe.includes(phone)).length,
      ofStrangers: asking.length,
    },
    pinUse: {
      ofPhone: me?.wrong_pins ?? 0,
      ofAddress: besideMe.reduce((sum, { wrong_pins }) => sum + wrong_pins, 0),
    },
  };
}

/** Counts a wrong PIN. From a certain number on staff are notified: only they can renew the PIN. */
async function countWrongGuess(
  tx: Tx,
  visit: VisitRow,
  phone: Parameters<typeof countWrongPin>[2],
): Promise<void> {
  await countWrongPin(tx, visit, phone);
  if (visit.wrong_pins + 1 === WRONG_PINS_ALARM) tx.emit({ type: "visits_changed", tableId: visit.table_id });
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
        now: desk.ctx.now,
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
    return visitState(tx, await guestAtTable(tx, { locator, tokenHash }), { tokenHash, now: ctx.now });
  });
}
