import type { Updateable } from "kysely";
import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { WaitingPartyId } from "#platform/domain/ids.ts";
import { businessDayStart } from "#platform/domain/periods/business-day.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { WaitingParties } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit, versionOf } from "#platform/server/http/edit-version.ts";
import type { SeatedParty } from "../../contract/reservations.ts";
import type {
  addWaitingParty as add,
  estimateWait as estimate,
  readWaitingList as read,
  seatWaitingParty as seat,
  updateWaitingParty as update,
  WaitingParty,
} from "../../contract/waiting-list.ts";
import { estimateWaits, MAX_WAIT_MINUTES, type WaitingAhead } from "../../domain/waiting.ts";
import { endSeatingOf, selectSeatingOf } from "../seating/seating-queries.ts";
import { selectTablesInUse, takeTable } from "../seating/take-table.ts";

/** Puts a party at the end of the list. */
export function addParty(ctx: StaffContext, body: BodyOf<typeof add>): Promise<ResponseOf<typeof add>> {
  return ctx.inTenant(async (tx) => {
    const fields = fieldsOf(body);
    const { id } = await insertWaitingParty(tx, fields, ctx.now);
    await record(tx, ctx, id, { action: "waiting_party.added", before: null, after: editedFields(fields) });
    return { message: ctx.say("reservations.waiting.reply.added", { name: fields.name }), id };
  });
}

/** Changes a waiting party; refuses `waiting_closed` when it was seated or left. */
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

/** Seats the party; the table is taken until its first order opens the account, unless it joins the open one. */
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
    const message = ctx.say("reservations.reply.seated", { name, table });
    return { message, tableId, tableName: table, peopleCount: people, customer: null };
  });
}

/** Marks that the party left before there was a table. */
export function partyLeft(ctx: StaffContext, id: WaitingPartyId): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const { name } = await lockWaiting(tx, id);
    await updateWaitingParty(tx, id, { left_at: ctx.now });
    await record(tx, ctx, id, { action: "waiting_party.left", before: null, after: { name } });
    return { message: ctx.say("reservations.waiting.reply.left", { name }) };
  });
}

/** Puts the party back in its place on the list. Refuses `reservation_begun` when it was seated and has ordered. */
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

/** Reads the waiting list of the business day, with each party's estimated wait. */
export function readWaitingList(ctx: StaffContext): Promise<ResponseOf<typeof read>> {
  return ctx.inTenant(async (tx) => {
    const { waiting, ended } = await partiesOfToday(tx, ctx.now);
    const estimates = await estimatesFor(tx, ctx.now, waiting);
    return {
      waiting: waiting.map((row, place) => waitingView(row, estimates[place] ?? null)),
      ended: ended.map((row) => waitingView(row, null)),
      today: figuresOf(ended),
    };
  });
}

/** Estimates the wait of a party that would come now, behind those who already wait. */
export function estimateWait(ctx: StaffContext, people: number): Promise<ResponseOf<typeof estimate>> {
  return ctx.inTenant(async (tx) => {
    const { waiting } = await partiesOfToday(tx, ctx.now);
    const estimates = await estimatesFor(tx, ctx.now, [...waiting, { people_count: people }]);
    return { minutes: estimates.at(-1) ?? null };
  });
}

/**
 * Reads the parties that wait since the day began, or longer but within the longest quoted wait; and those seated
 * or gone today.
 */
async function partiesOfToday(tx: Tx, now: Date) {
  const { today, dayRule } = await readSettings(tx, now);
  const dayStart = new Date(businessDayStart(today, dayRule));
  const forgotten = new Date(now.getTime() - MAX_WAIT_MINUTES * MINUTE_MS);
  const rows = await selectWaitingSince(tx, forgotten < dayStart ? forgotten : dayStart);
  const waiting = rows.filter((row) => endOf(row) === null);
  // A party that came before the day began belongs to the day on which it was seated or left.
  const ended = rows.filter((row) => Number(endOf(row)) >= dayStart.getTime());
  return { waiting, ended: ended.toSorted((a, b) => Number(endOf(b)) - Number(endOf(a))) };
}

const endOf = ({ seated_at, left_at }: WaitingRow): Date | null => seated_at ?? left_at;

async function estimatesFor(tx: Tx, now: Date, parties: readonly WaitingAhead[]) {
  const { reservations: rules } = await readSettings(tx, now);
  return estimateWaits(parties, await selectTablesInUse(tx, now), {
    now,
    stayMinutes: rules.durationMinutes,
  });
}

/** Compares the quoted and real wait of the seated parties that had a quote. */
function figuresOf(ended: readonly WaitingRow[]): ResponseOf<typeof read>["today"] {
  const quotedParties = ended.flatMap(({ seated_at, joined_at, quoted_minutes: quoted }) =>
    seated_at === null || quoted === null
      ? []
      : [{ quoted, waited: (seated_at.getTime() - joined_at.getTime()) / MINUTE_MS }],
  );
  const mean = (minutes: readonly number[]) =>
    minutes.length === 0 ? null : Math.round(minutes.reduce((sum, each) => sum + each, 0) / minutes.length);
  return {
    seated: ended.filter(({ seated_at }) => seated_at !== null).length,
    left: ended.filter(({ left_at }) => left_at !== null).length,
    quoted_minutes: mean(quotedParties.map(({ quoted }) => quoted)),
    waited_minutes: mean(quotedParties.map(({ waited }) => waited)),
  };
}

type WaitingRow = Omit<WaitingParty, "version" | "estimated_minutes">;

const COLUMNS = columnsOf<WaitingRow>({
  id: "w.id",
  name: "w.name",
  phone: "w.phone",
  people_count: "w.people_count",
  notes: "w.notes",
  joined_at: "w.joined_at",
  quoted_minutes: "w.quoted_minutes",
  seated_at: "w.seated_at",
  left_at: "w.left_at",
  table_id: "case when t.archived_at is null then t.id end",
  table_title: "t.title",
});

/** Reads the parties that came since an instant, the earliest first. */
function selectWaitingSince(tx: Tx, from: Date): Promise<WaitingRow[]> {
  return tx.query({
    text: `select ${COLUMNS} from waiting_parties w
      left join store_tables t on t.tenant_id = $1 and t.id = w.table_id
      where w.tenant_id = $1 and w.joined_at >= $2 order by w.joined_at, w.id`,
    values: [tx.tenantId, from],
  });
}

const lockWaitingParty = (tx: Tx, id: WaitingPartyId) =>
  tx.first(
    sqlOf
      .selectFrom("waiting_parties")
      .select(["id", "name", "phone", "people_count", "notes", "quoted_minutes", "seated_at", "left_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .forNoKeyUpdate(),
  );

const insertWaitingParty = (tx: Tx, fields: WaitingFields, now: Date) =>
  tx.one(
    sqlOf
      .insertInto("waiting_parties")
      .values({ tenant_id: tx.tenantId, ...fields, joined_at: now })
      .returning("id"),
  );

function updateWaitingParty(
  tx: Tx,
  id: WaitingPartyId,
  changes: Omit<Updateable<WaitingParties>, "tenant_id" | "id">,
): Promise<number> {
  return tx.run(
    sqlOf
      .updateTable("waiting_parties")
      .set(changes)
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
}

type WaitingFields = Pick<WaitingRow, "name" | "phone" | "people_count" | "notes" | "quoted_minutes">;

/** Returns the fields that people edit; they make the version of a waiting party and its audit record. */
function editedFields(row: WaitingFields): Record<string, unknown> {
  const { name, phone, people_count: people, notes, quoted_minutes } = row;
  return { name, phone, people, notes, quoted_minutes };
}

const waitingView = (row: WaitingRow, estimated: number | null): WaitingParty => ({
  ...row,
  estimated_minutes: estimated,
  version: versionOf(editedFields(row)),
});
