import { randomInt } from "node:crypto";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { TableId, VisitId, VisitPhoneId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { RunAgain } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listVisits as list, openVisit as open, renewPin as renew } from "../contract/staff-visits.ts";
import { PIN_QUOTA, WRONG_PINS_ALARM } from "../domain/visit.ts";
import {
  insertVisit,
  lockParty,
  lockVisit,
  openForParty,
  type PhoneRow,
  selectBillRequests,
  selectCalls,
  selectOpenVisit,
  selectOpenVisits,
  selectPhones,
  selectTableInUse,
  selectTableOfVisit,
  updateCallEnded,
  updateClosed,
  updatePin,
  updateStanding,
  type VisitRow,
} from "./visit-queries.ts";

/** Lists the parties at tables with their phones, calls and requests for the bill. */
export function listVisits(ctx: StaffContext): Promise<ResponseOf<typeof list>> {
  return ctx.inTenant(async (tx) => {
    const visits = await selectOpenVisits(tx);
    const ids = visits.map(({ id }) => id);
    const phones = Map.groupBy(await selectPhones(tx, ids), ({ visit_id }) => visit_id);
    const calls = new Map((await selectCalls(tx, ids)).map((call) => [call.visit_id, call]));
    const requests = await selectBillRequests(
      tx,
      visits.map(({ table_id }) => table_id),
    );
    const bills = new Map(requests.map(({ table_id, requested_at }) => [table_id, { requested_at }]));
    return {
      now: ctx.now,
      visits: visits.map(({ wrong_pins, ...visit }) => {
        const call = calls.get(visit.id);
        return {
          ...visit,
          is_pin_guessed: wrong_pins >= WRONG_PINS_ALARM,
          phones: shownPhones(phones.get(visit.id) ?? []),
          call: call === undefined ? null : { reason: call.reason, called_at: call.called_at },
          bill: bills.get(visit.table_id) ?? null,
        };
      }),
    };
  });
}

/** Most phones of one table that are shown because they used up their PINs, the last ones. */
const GUESSING_LISTED = 10;

/** Shows the phones of a party to staff; one that only tried a PIN when it has no try left. */
function shownPhones(phones: readonly PhoneRow[]) {
  const isGuessing = ({ standing }: PhoneRow) => standing === "guessing";
  const guessing = phones.filter((phone) => isGuessing(phone) && phone.wrong_pins >= PIN_QUOTA.perPhone);
  return [...phones.filter((phone) => !isGuessing(phone)), ...guessing.slice(-GUESSING_LISTED)].map(
    ({ id, first_name, standing, was_here_before }) => ({ id, name: first_name, standing, was_here_before }),
  );
}

/**
 * Opens a table for its guests' phones before anything is ordered. An open table stays open. Refuses
 * `table_unknown`.
 */
export function openVisit(ctx: StaffContext, tableId: TableId): Promise<ResponseOf<typeof open>> {
  return ctx.inTenant(async (tx) => {
    const table = await selectTableInUse(tx, tableId);
    if (table === undefined) throw new AppError("table_unknown", { field: "tableId" });
    const visit = await selectOpenVisit(tx, tableId);
    const message = ctx.say("visits.reply.opened", { table: table.title });
    if (visit !== undefined) return { message, visitId: visit.id, pin: visit.pin };
    const { id, pin } = await insertVisit(tx, { tableId, userId: ctx.userId, now: ctx.now });
    await audit(tx, ctx, { action: "visit.opened", id });
    tx.emit({ type: "visits_changed", tableId });
    return { message, visitId: id, pin };
  });
}

/**
 * Ends a visit: all phones of the party are out; an ended visit stays so. While the party still sits there a new
 * visit opens, which its phones may join with another PIN.
 */
export function closeVisit(ctx: StaffContext, id: VisitId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { table_id: tableId } = found(await selectTableOfVisit(tx, id));
    await lockParty(tx, tableId);
    const visit = required(await lockVisit(tx, id), "a visit that was read");
    if (visit.table_id !== tableId) throw new RunAgain("The party moved meanwhile");
    await updateCallEnded(tx, { visitId: id, now: ctx.now, userId: ctx.userId });
    if ((await updateClosed(tx, id, ctx.now)) > 0) {
      await openForParty(tx, tableId, ctx.now);
      await audit(tx, ctx, { action: "visit.closed", id });
    }
    tx.emit({ type: "visits_changed", tableId });
    return { message: ctx.say("visits.reply.closed") };
  });
}

/** Renews the PIN of a party; wrong ones count from zero again. */
export function renewPin(ctx: StaffContext, id: VisitId): Promise<ResponseOf<typeof renew>> {
  return onVisit(ctx, id, async (tx, visit) => {
    const pin = anotherPin(visit.pin);
    await updatePin(tx, id, pin);
    return { message: ctx.say("visits.reply.pin_renewed"), pin };
  });
}

/** Admits or removes a phone. */
export function settlePhone(
  ctx: StaffContext,
  id: VisitId,
  { phoneId, answer }: { readonly phoneId: VisitPhoneId; readonly answer: "admit" | "remove" },
): Promise<{ message: string }> {
  return onVisit(ctx, id, async (tx) => {
    const standing = answer === "admit" ? "admitted" : "removed";
    if (!(await updateStanding(tx, { visitId: id, id: phoneId, standing, now: ctx.now })))
      throw new AppError("not_found");
    return { message: ctx.say(`visits.reply.${standing}`) };
  });
}

/** Ends the call of a party because somebody went there. */
export function answerCall(ctx: StaffContext, id: VisitId): Promise<{ message: string }> {
  return onVisit(ctx, id, async (tx) => {
    await updateCallEnded(tx, { visitId: id, now: ctx.now, userId: ctx.userId });
    return { message: ctx.say("visits.reply.call_answered") };
  });
}

/** Runs `work` on a locked visit and notifies the screens that show it. */
function onVisit<T>(
  ctx: StaffContext,
  id: VisitId,
  work: (tx: Tx, visit: VisitRow) => Promise<T>,
): Promise<T> {
  return ctx.inTenant(async (tx) => {
    const visit = found(await lockVisit(tx, id));
    const result = await work(tx, visit);
    tx.emit({ type: "visits_changed", tableId: visit.table_id });
    return result;
  });
}

/** Records an act on a visit, without its PIN: it is said aloud and concerns nobody afterwards. */
const audit = (
  tx: Tx,
  ctx: StaffContext,
  { action, id }: { action: "visit.opened" | "visit.closed"; id: VisitId },
) => recordAudit(tx, ctx, [{ action, subject: "visit", subjectId: id, before: null, after: null }]);

function anotherPin(old: string): string {
  const pin = String(randomInt(10_000)).padStart(4, "0");
  return pin === old ? anotherPin(old) : pin;
}
