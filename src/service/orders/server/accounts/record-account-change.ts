import { sql } from "kysely";
import type { AccountChangeId, OrderId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { AccountChangeKind, AccountsSnapshot } from "../../domain/account-changes.ts";
import { selectServedOrders } from "./account-queries.ts";
import { snapshotFacts } from "./snapshot-facts.ts";

export interface AccountChange {
  readonly kind: AccountChangeKind;
  /** The same accounts, orders and lines in both. */
  readonly before: AccountsSnapshot;
  readonly after: AccountsSnapshot;
  /** Orders that it touched beside what its accounts are served. */
  readonly orderIds?: readonly OrderId[];
  readonly undoes?: AccountChangeId;
}

/** Keeps a change so that it can be undone, writes it into the audit log and tells the screens. Gives its number. */
export async function recordAccountChange(
  tx: Tx,
  ctx: StaffContext,
  { kind, before, after, orderIds = [], undoes }: AccountChange,
): Promise<AccountChangeId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("account_changes")
      .values({
        tenant_id: tx.tenantId,
        kind,
        created_at: ctx.now,
        created_by: ctx.userId,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        undoes: undoes ?? null,
      })
      .returning("id"),
  );
  await recordAudit(tx, ctx, [
    {
      action: `account.${kind}`,
      subject: "account_change",
      subjectId: id,
      before: await snapshotFacts(tx, before),
      after: await snapshotFacts(tx, after),
    },
  ]);
  const accountIds = new Set([...before.accounts, ...after.accounts].map((account) => account.id));
  const served = await selectServedOrders(tx, [...accountIds]);
  const touched = new Set([...orderIds, ...served.map((order) => order.id)]);
  tx.emit({ type: "order_update", orderIds: [...touched].toSorted((a, b) => a - b) });
  return id;
}

/** A change that was kept, and whether it was undone. */
export const accountChangeById = (tx: Tx, id: AccountChangeId) =>
  tx.first(
    sqlOf
      .selectFrom("account_changes as c")
      .leftJoin("account_changes as u", (join) =>
        join.onRef("u.tenant_id", "=", "c.tenant_id").onRef("u.undoes", "=", "c.id"),
      )
      .where("c.tenant_id", "=", tx.tenantId)
      .where("c.id", "=", id)
      .select(["c.id", "c.kind", "u.id as undone_by"])
      .select([sql<AccountsSnapshot>`c.before`.as("before"), sql<AccountsSnapshot>`c.after`.as("after")]),
  );
