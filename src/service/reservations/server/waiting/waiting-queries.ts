import type { Updateable } from "kysely";
import type { WaitingPartyId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { WaitingParties } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { versionOf } from "#platform/server/http/edit-version.ts";
import type { WaitingParty } from "../../contract/waiting-list.ts";

export type WaitingRow = Omit<WaitingParty, "version" | "estimated_minutes">;

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

/** Who came since an instant, the longest ago first. */
export function selectWaitingSince(tx: Tx, from: Date): Promise<WaitingRow[]> {
  return tx.query({
    text: `select ${COLUMNS} from waiting_parties w
      left join store_tables t on t.tenant_id = $1 and t.id = w.table_id
      where w.tenant_id = $1 and w.joined_at >= $2 order by w.joined_at, w.id`,
    values: [tx.tenantId, from],
  });
}

export const lockWaitingParty = (tx: Tx, id: WaitingPartyId) =>
  tx.first(
    sqlOf
      .selectFrom("waiting_parties")
      .select(["id", "name", "phone", "people_count", "notes", "quoted_minutes", "seated_at", "left_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id)
      .forNoKeyUpdate(),
  );

export const insertWaitingParty = (tx: Tx, fields: WaitingFields, now: Date) =>
  tx.one(
    sqlOf
      .insertInto("waiting_parties")
      .values({ tenant_id: tx.tenantId, ...fields, joined_at: now })
      .returning("id"),
  );

export function updateWaitingParty(
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

export type WaitingFields = Pick<WaitingRow, "name" | "phone" | "people_count" | "notes" | "quoted_minutes">;

/** What people edit of a party that waits: what its version is made of, and what the audit log keeps. */
export function editedFields(row: WaitingFields): Record<string, unknown> {
  const { name, phone, people_count: people, notes, quoted_minutes } = row;
  return { name, phone, people, notes, quoted_minutes };
}

export const waitingView = (row: WaitingRow, estimated: number | null): WaitingParty => ({
  ...row,
  estimated_minutes: estimated,
  version: versionOf(editedFields(row)),
});
