import { type Selectable, sql } from "kysely";
import type { TableId, UserId, VisitId, VisitPhoneId } from "#platform/domain/ids.ts";
import { DAY_MS } from "#platform/domain/periods/durations.ts";
import type { VisitPhones } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { CallReason, PhoneStanding } from "../domain/visit.ts";
import { setPhoneStanding } from "./guest-phones.ts";

/** Finds the table in use that has this locator, and how phones join there. */
export const selectGuestTable = (tx: Tx, locator: string) =>
  tx.first(
    sqlOf
      .selectFrom("store_tables as t")
      .innerJoin("store_settings as s", "s.tenant_id", "t.tenant_id")
      .select(["t.id", "t.title", "s.visit_opening", "s.is_qr_menu_enabled", "s.is_qr_order_enabled"])
      .where("t.tenant_id", "=", tx.tenantId)
      .where("t.locator", "=", locator)
      .where("t.is_enabled", "=", true)
      .where("t.archived_at", "is", null),
  );
export type GuestTable = NonNullable<Awaited<ReturnType<typeof selectGuestTable>>>;

const visitColumns = ["id", "table_id", "pin", "wrong_pins", "opened_at", "opened_by"] as const;

/** Reads the open visit of a table; undefined for none. Locked, it makes phones that join or leave wait. */
export const selectOpenVisit = (tx: Tx, tableId: TableId, how: "locked" | "as_it_is" = "as_it_is") => {
  const query = sqlOf
    .selectFrom("visits")
    .select(visitColumns)
    .where("tenant_id", "=", tx.tenantId)
    .where("table_id", "=", tableId)
    .where("closed_at", "is", null);
  return tx.first(how === "locked" ? query.forNoKeyUpdate() : query);
};
export type VisitRow = NonNullable<Awaited<ReturnType<typeof selectOpenVisit>>>;

/** Locks an open visit by its id. */
export const lockVisit = (tx: Tx, id: VisitId) =>
  tx.first(
    sqlOf
      .selectFrom("visits")
      .select([...visitColumns, "closed_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .forNoKeyUpdate(),
  );

export interface PhoneRow
  extends Pick<
    Selectable<VisitPhones>,
    "id" | "visit_id" | "first_name" | "standing" | "token_hash" | "sent_from" | "wrong_pins"
  > {
  /** True when it has not joined and was with an earlier party of the table. */
  readonly was_here_before: boolean;
}

/** Reads the phones of these parties in the order in which they came. */
export const selectPhones = (tx: Tx, visitIds: readonly VisitId[]): Promise<PhoneRow[]> =>
  tx.query<PhoneRow>({
    text: `select p.id, p.visit_id, p.first_name, p.standing, p.token_hash, p.sent_from, p.wrong_pins,
        p.standing in ('waiting', 'removed') and was_at_table(p.tenant_id, v.table_id, p.token_hash, v.id)
          as was_here_before
      from visit_phones p join visits v on v.tenant_id = p.tenant_id and v.id = p.visit_id
      where p.tenant_id = $1 and p.visit_id = any($2::bigint[]) order by p.id`,
    values: [tx.tenantId, visitIds],
  });

/** Tells whether this phone was with an earlier party at the table of a visit. */
export async function wasAtTable(
  tx: Tx,
  { visitId, tokenHash }: { visitId: VisitId; tokenHash: Buffer },
): Promise<boolean> {
  const [row] = await tx.query<{ was_here: boolean }>({
    text: `select was_at_table(tenant_id, table_id, $3, id) as was_here from visits
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, visitId, tokenHash],
  });
  return row?.was_here === true;
}

/**
 * Tells whether a party of a table left within the last day whose account this phone shared. Who pays first has left
 * only when everything was brought.
 */
export async function hasLeftTable(
  tx: Tx,
  { tableId, tokenHash, now }: { readonly tableId: TableId; readonly tokenHash: Buffer; readonly now: Date },
): Promise<boolean> {
  const [row] = await tx.query<{ has_left: boolean }>({
    text: `select exists (
        select from visit_phones p join visits v on v.tenant_id = $1 and v.id = p.visit_id
        where p.tenant_id = $1 and p.token_hash = $3 and p.standing = 'admitted'
          and v.table_id = $2 and v.closed_at > $4
          and not exists (
            select from accounts a where a.tenant_id = $1 and a.table_id = $2 and a.dining_option = 'dinein'
              and a.opened_at between v.opened_at and v.closed_at and a.closed_at is null)
      ) as has_left`,
    values: [tx.tenantId, tableId, tokenHash, new Date(now.getTime() - DAY_MS)],
  });
  return row?.has_left === true;
}

interface JoiningPhone {
  readonly visitId: VisitId;
  readonly tokenHash: Buffer;
  readonly name: string;
  readonly standing: PhoneStanding;
  /** Hash of the address that it asks from; undefined where it is not the phone that asks. */
  readonly sentFrom?: Buffer;
  readonly now: Date;
}

/** Inserts a phone of a party, or updates its name and standing; who joins is known to the restaurant. */
export async function writePhone(tx: Tx, phone: JoiningPhone): Promise<void> {
  const from = phone.sentFrom === undefined ? {} : { sent_from: phone.sentFrom };
  await tx.run(
    sqlOf
      .insertInto("visit_phones")
      .values({
        tenant_id: tx.tenantId,
        visit_id: phone.visitId,
        token_hash: phone.tokenHash,
        first_name: phone.name,
        standing: phone.standing,
        joined_at: phone.now,
        ...from,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "visit_id", "token_hash"])
          .doUpdateSet({ first_name: phone.name, standing: phone.standing, ...from }),
      ),
  );
  if (phone.standing === "admitted")
    await setPhoneStanding(tx, { tokenHash: phone.tokenHash, standing: "known", now: phone.now });
}

/** Admits or removes a phone of a party, which makes it known to the restaurant or not. Tells whether it is there. */
export async function updateStanding(
  tx: Tx,
  phone: { visitId: VisitId; id: VisitPhoneId; standing: "admitted" | "removed"; now: Date },
): Promise<boolean> {
  const row = await tx.first(
    sqlOf
      .updateTable("visit_phones")
      .set({ standing: phone.standing })
      .where("tenant_id", "=", tx.tenantId)
      .where("visit_id", "=", phone.visitId)
      .where("id", "=", phone.id)
      .returning("token_hash"),
  );
  if (row === undefined) return false;
  const standing = phone.standing === "admitted" ? "known" : "stranger";
  await setPhoneStanding(tx, { tokenHash: row.token_hash, standing, now: phone.now });
  return true;
}

/** Counts a wrong PIN of a phone, at the visit and at the phone. */
export async function countWrongPin(
  tx: Tx,
  { id, wrong_pins }: VisitRow,
  phone: { readonly tokenHash: Buffer; readonly sentFrom: Buffer; readonly name: string; readonly now: Date },
): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("visits")
      .set({ wrong_pins: wrong_pins + 1 })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
  await tx.run(
    sqlOf
      .insertInto("visit_phones")
      .values({
        tenant_id: tx.tenantId,
        visit_id: id,
        token_hash: phone.tokenHash,
        first_name: phone.name,
        standing: "guessing",
        joined_at: phone.now,
        sent_from: phone.sentFrom,
        wrong_pins: 1,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["tenant_id", "visit_id", "token_hash"])
          .doUpdateSet({ wrong_pins: sql`visit_phones.wrong_pins + 1`, sent_from: phone.sentFrom }),
      ),
  );
}

/** Sets a new PIN; wrong ones count from zero again. */
export async function updatePin(tx: Tx, id: VisitId, pin: string): Promise<void> {
  await tx.run(
    sqlOf
      .updateTable("visits")
      .set({ pin, wrong_pins: 0 })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );
  await tx.run(
    sqlOf
      .updateTable("visit_phones")
      .set({ wrong_pins: 0 })
      .where("tenant_id", "=", tx.tenantId)
      .where("visit_id", "=", id),
  );
}

export const updateClosed = (tx: Tx, id: VisitId, now: Date) =>
  tx.run(
    sqlOf
      .updateTable("visits")
      .set({ closed_at: now })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("closed_at", "is", null),
  );

/**
 * Keeps account and party of a table from ending or moving until the end of the transaction, so that ending the
 * visit knows whether somebody sits there. Comes before the lock of the visit, because whatever ends an account
 * locks that first.
 */
export async function lockParty(tx: Tx, tableId: TableId): Promise<void> {
  await tx.query({
    text: `select from accounts where tenant_id = $1 and table_id = $2 and closed_at is null order by id
      for no key update`,
    values: [tx.tenantId, tableId],
  });
  await tx.query({
    text: `select from seatings where tenant_id = $1 and table_id = $2 and account_id is null and ended_at is null
      order by id for no key update`,
    values: [tx.tenantId, tableId],
  });
}

/** Opens a visit at a table where a party sits without one, by the database's own rule (migration 0090). */
export async function openForParty(tx: Tx, tableId: TableId, now: Date): Promise<void> {
  await tx.query({
    text: "select follow_table(t.tenant_id, t.id, $3) from store_tables t where t.tenant_id = $1 and t.id = $2",
    values: [tx.tenantId, tableId, now],
  });
}

/** Reads the table of a visit, without locking it. */
export const selectTableOfVisit = (tx: Tx, id: VisitId) =>
  tx.first(
    sqlOf.selectFrom("visits").select("table_id").where("tenant_id", "=", tx.tenantId).where("id", "=", id),
  );

/** Opens a table for phones by hand. */
export const insertVisit = (tx: Tx, visit: { tableId: TableId; userId: UserId; now: Date }) =>
  tx.one(
    sqlOf
      .insertInto("visits")
      .values({
        tenant_id: tx.tenantId,
        table_id: visit.tableId,
        opened_by: visit.userId,
        opened_at: visit.now,
      })
      .returning(["id", "pin"]),
  );

interface OpenCall {
  readonly visit_id: VisitId;
  readonly reason: CallReason;
  readonly called_at: Date;
}

/** Reads the open calls of these parties. */
export const selectCalls = (tx: Tx, visitIds: readonly VisitId[]): Promise<OpenCall[]> =>
  tx.query<OpenCall>({
    text: `select visit_id, reason, called_at from waiter_calls
      where tenant_id = $1 and visit_id = any($2::bigint[]) and ended_at is null`,
    values: [tx.tenantId, visitIds],
  });

interface OpenBillRequest {
  readonly table_id: TableId;
  readonly requested_at: Date;
}

/** Reads the tables whose unpaid guests request the bill, with the time of the first request. */
export const selectBillRequests = (tx: Tx, tableIds: readonly TableId[]): Promise<OpenBillRequest[]> =>
  tx.query<OpenBillRequest>({
    text: `select table_id, min(coalesce(bill_requested_at, opened_at)) as requested_at from accounts
      where tenant_id = $1 and table_id = any($2::bigint[]) and closed_at is null and bill_request = 'REQUESTED'
        and not is_paid_out($1, id)
      group by table_id`,
    values: [tx.tenantId, tableIds],
  });

export const insertCall = (tx: Tx, call: { visitId: VisitId; reason: CallReason; now: Date }) =>
  tx.run(
    sqlOf.insertInto("waiter_calls").values({
      tenant_id: tx.tenantId,
      visit_id: call.visitId,
      reason: call.reason,
      called_at: call.now,
    }),
  );

/** Ends a party's call; `userId` is null when the guests end it themselves. Returns the number of calls. */
export const updateCallEnded = (tx: Tx, call: { visitId: VisitId; now: Date; userId: UserId | null }) =>
  tx.run(
    sqlOf
      .updateTable("waiter_calls")
      .set({ ended_at: call.now, ended_by: call.userId })
      .where("tenant_id", "=", tx.tenantId)
      .where("visit_id", "=", call.visitId)
      .where("ended_at", "is", null),
  );

/** Reads the parties at tables, the longest there first. */
export const selectOpenVisits = (tx: Tx) =>
  tx.rows(
    sqlOf
      .selectFrom("visits as v")
      .innerJoin("store_tables as t", (join) =>
        join.onRef("t.tenant_id", "=", "v.tenant_id").onRef("t.id", "=", "v.table_id"),
      )
      .select(["v.id", "v.table_id", "v.pin", "v.wrong_pins", "v.opened_at"])
      .select(["t.title as table_title", "t.floor"])
      .where("v.tenant_id", "=", tx.tenantId)
      .where("v.closed_at", "is", null)
      .orderBy("v.opened_at")
      .orderBy("v.id"),
  );

/** Reads the title of a table in use. */
export const selectTableInUse = (tx: Tx, id: TableId) =>
  tx.first(
    sqlOf
      .selectFrom("store_tables")
      .select("title")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .where("is_enabled", "=", true)
      .where("archived_at", "is", null)
      .forNoKeyUpdate(),
  );
