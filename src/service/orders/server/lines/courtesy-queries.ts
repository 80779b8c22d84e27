import type { Id, OrderLineId, UserId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

export interface NewCourtesy {
  readonly unit_price_cents: number;
  readonly reason: string;
  readonly created_at: Date;
  readonly created_by: UserId;
  readonly approver_id: UserId | null;
}

/** Sets the price of a locked line to zero and keeps what it was. Parts that are split off later take it along. */
export async function makeFree(tx: Tx, lineId: OrderLineId, courtesy: NewCourtesy): Promise<void> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("courtesies")
      .values({ ...courtesy, tenant_id: tx.tenantId })
      .returning("id"),
  );
  await tx.run(
    sqlOf
      .updateTable("order_lines")
      .set({ unit_price_cents: 0, courtesy_id: id })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", lineId),
  );
}

/** The courtesy of a locked line; undefined when it has none. */
export const courtesyOf = (tx: Tx, lineId: OrderLineId) =>
  tx.first(
    sqlOf
      .selectFrom("order_lines as l")
      .innerJoin("courtesies as c", (join) =>
        join.onRef("c.tenant_id", "=", "l.tenant_id").onRef("c.id", "=", "l.courtesy_id"),
      )
      .where("l.tenant_id", "=", tx.tenantId)
      .where("l.id", "=", lineId)
      .select(["c.id", "c.unit_price_cents", "c.reason"]),
  );

/** Gives a locked line the price back that it had. The courtesy stays, for the other lines it is of and for the records. */
export const makePayable = (tx: Tx, lineId: OrderLineId, price: number, courtesyId: Id<"Courtesy">) =>
  tx.run(
    sqlOf
      .updateTable("order_lines")
      .set({ unit_price_cents: price, courtesy_id: null })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", lineId)
      .where("courtesy_id", "=", courtesyId),
  );
