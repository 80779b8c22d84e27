import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { WaitingPartyId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { SeatedParty } from "../../contract/reservations.ts";
import type {
  addWaitingParty as add,
  seatWaitingParty as seat,
  updateWaitingParty as update,
} from "../../contract/waiting-list.ts";
import { endSeatingOf, selectSeatingOf } from "../seating/seating-queries.ts";
import { takeTable } from "../seating/take-table.ts";
import {
  editedFields,
  insertWaitingParty,
  lockWaitingParty,
  updateWaitingParty,
  type WaitingFields,
} from "./waiting-queries.ts";

/** Puts a party on the list, behind those who wait. */
export function addParty(ctx: StaffContext, body: BodyOf<typeof add>): Promise<ResponseOf<typeof add>> {
  return ctx.inTenant(async (tx) => {
    const fields = fieldsOf(body);
    const { id } = await insertWaitingParty(tx, fields, ctx.now);
    await record(tx, ctx, id, { action: "waiting_party.added", before: null, after: editedFields(fields) });
    return { message: ctx.say("reservations.waiting.reply.added", { name: fields.name }), id };
  });
}

/** Changes what is known of a party that waits; refuses `waiting_closed` when it sits or went. */
export function updateParty(
  ctx: StaffContext,
  id: WaitingPartyId,
  { version, ...body }: BodyOf<typeof update>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const before = await lockWaiting(tx, id);
    refuseStaleEdit(version, editedFields(before));
    const fields = fieldsOf(body);
    await updateWaitingParty(tx, id, fields);
    const change = { before: editedFields(before), after: editedFields(fields) };
    await record(tx, ctx, id, { action: "waiting_party.updated", ...change });
    return { message: ctx.say("reservations.waiting.reply.saved", { name: fields.name }) };
  });
}

/** The party sits; the table is taken until its first order opens the account, unless it joins the one that is open. */
export function seatParty(
  ctx: StaffContext,
  id: WaitingPartyId,
  { tableId, join: isJoining }: BodyOf<typeof seat>,
): Promise<SeatedParty> {
  return ctx.inTenant(async (tx) => {
    const { name, people_count: people } = await lockWaiting(tx, id);
    const arrival = { tableId, party: { waitingPartyId: id }, people, isJoining };
    const table = await takeTable(tx, ctx, arrival);
    await updateWaitingParty(tx, id, { seated_at: ctx.now, table_id: tableId });
    await record(tx, ctx, id, {
      action: "waiting_party.seated",
      before: null,
      after: { name, title: table },
    });
    tx.emit({ type: "reservations_changed" });
    const message = ctx.say("reservations.waiting.reply.seated", { name, table });
    return { message, tableId, tableName: table, peopleCount: people, customer: null };
  });
}

/** The party went before there was a table. */
export function partyLeft(ctx: StaffContext, id: WaitingPartyId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { name } = await lockWaiting(tx, id);
    await updateWaitingParty(tx, id, { left_at: ctx.now });
    await record(tx, ctx, id, { action: "waiting_party.left", before: null, after: { name } });
    return { message: ctx.say("reservations.waiting.reply.left", { name }) };
  });
}

/** The party waits again where it was. Refuses `reservation_begun` when it sits and has ordered. */
export function partyReturned(ctx: StaffContext, id: WaitingPartyId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { name, seated_at, left_at } = found(await lockWaitingParty(tx, id));
    const reply = { message: ctx.say("reservations.waiting.reply.returned", { name }) };
    if (seated_at === null && left_at === null) return reply;
    const party = { waitingPartyId: id };
    const seating = await selectSeatingOf(tx, party);
    if (seating && seating.account_id !== null) throw new AppError("reservation_begun");
    await endSeatingOf(tx, party, ctx.now);
    await updateWaitingParty(tx, id, { seated_at: null, left_at: null, table_id: null });
    await record(tx, ctx, id, { action: "waiting_party.returned", before: null, after: { name } });
    tx.emit({ type: "reservations_changed" });
    return reply;
  });
}

async function lockWaiting(tx: Tx, id: WaitingPartyId) {
  const row = found(await lockWaitingParty(tx, id));
  if (row.seated_at !== null || row.left_at !== null) throw new AppError("waiting_closed");
  return row;
}

const fieldsOf = (body: BodyOf<typeof add>): WaitingFields => ({
  name: body.name,
  phone: body.phone || null,
  people_count: body.peopleCount,
  notes: body.notes || null,
  quoted_minutes: body.quotedMinutes ?? null,
});

interface WaitingChange {
  readonly action: AuditAction;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

async function record(tx: Tx, ctx: StaffContext, id: WaitingPartyId, change: WaitingChange): Promise<void> {
  await recordAudit(tx, ctx, [{ ...change, subject: "waiting_party", subjectId: id }]);
  tx.emit({ type: "waiting_list_changed" });
}
