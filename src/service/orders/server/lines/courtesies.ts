import { approveByPin } from "#core/approvals/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Id, OrderLineId, UserId } from "#platform/domain/ids.ts";
import { decimalFromCents, multiplyCents } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  giveCourtesy as giveCourtesyRoute,
  removeCourtesy as removeCourtesyRoute,
} from "../../contract/courtesies.ts";
import { decideCourtesy } from "../../domain/courtesy.ts";
import { refusePartlyPaid } from "../closing/refuse-partly-paid.ts";
import type { OrderedLine } from "../reading/order-queries.ts";
import { recordCorrections } from "./record-corrections.ts";
import { lockSoldDish, lockUnpaidDish, takePieces } from "./sold-dish.ts";

/**
 * Gives an ordered item or combo, or some of its pieces, for free: the price becomes zero and a discount that it had
 * ends; the old price, the reason and the approver are stored. Refused once it is paid (then it is a refund), cancelled or already free,
 * or while its account is being paid in parts.
 */
export function giveCourtesy(
  ctx: StaffContext,
  itemId: OrderLineId,
  { reason, part, approval }: BodyOf<typeof giveCourtesyRoute>,
): Promise<ResponseOf<typeof giveCourtesyRoute>> {
  return ctx.inTenant(async (tx) => {
    const { order, pieces, title, together, sold } = await lockSoldDish(tx, itemId, part);
    const decision = decideCourtesy(sold, pieces);
    if (!decision.ok) throw new AppError(decision.reason, { details: { title } });
    await refusePartlyPaid(tx, [order]);
    const approver = await approveByPin(tx, ctx, {
      action: "sale.courtesy",
      subject: itemId,
      approval,
      terms: {
        title,
        pieces: pieces.quantity,
        amount: decimalFromCents(multiplyCents(sold.unitPrice, pieces.quantity)),
        reason,
      },
    });
    const { isWhole } = decision;
    const given = await takePieces(tx, together, { quantity: pieces.quantity, isWhole });
    await makeLinesFree(tx, ctx, given, { reason, approver });
    tx.emit({ type: "order_update", orderIds: [order.id] });
    return { message: ctx.say("orders.courtesy.reply.given", { title }) };
  });
}

/** Makes lines free that are one dish. A part of a combo without a share of its price costs nothing already. */
async function makeLinesFree(
  tx: Tx,
  ctx: StaffContext,
  lines: readonly OrderedLine[],
  { reason, approver }: { readonly reason: string; readonly approver: UserId | null },
): Promise<void> {
  const given: { readonly line: OrderedLine; readonly courtesyId: Id<"Courtesy"> | null }[] = [];
  for (const line of lines) {
    const courtesy = {
      unit_price_cents: line.price,
      reason,
      created_at: ctx.now,
      created_by: ctx.userId,
      approver_id: approver,
    };
    given.push({ line, courtesyId: line.price > 0 ? await insertCourtesy(tx, courtesy) : null });
  }
  await recordCorrections(
    tx,
    ctx,
    "give",
    given.map(({ line, courtesyId }) => ({ id: line.id, courtesyId })),
  );
  for (const { line, courtesyId } of given) {
    if (courtesyId === null) continue;
    await makeFree(tx, line.id, courtesyId);
    await recordAudit(tx, ctx, [
      {
        action: "order_line.courtesy",
        subject: "order_line",
        subjectId: line.id,
        reason,
        approverId: approver,
        before: { unitPrice: line.price, quantity: line.quantity },
        after: { unitPrice: 0 },
      },
    ]);
  }
}

/**
 * Takes a courtesy back while nothing of its account is paid: the item costs again what it cost when it was
 * ordered.
 */
export function removeCourtesy(
  ctx: StaffContext,
  itemId: OrderLineId,
): Promise<ResponseOf<typeof removeCourtesyRoute>> {
  return ctx.inTenant(async (tx) => {
    const { order, title, together } = await lockUnpaidDish(tx, itemId, "courtesy_gone");
    const given = together.filter(({ courtesy }) => courtesy !== null);
    if (given.length === 0) throw new AppError("courtesy_gone");
    await recordCorrections(
      tx,
      ctx,
      "charge",
      together.map(({ id }) => ({ id })),
    );
    for (const free of given) await makeLinePayable(tx, ctx, free);
    tx.emit({ type: "order_update", orderIds: [order.id] });
    return { message: ctx.say("orders.courtesy.reply.removed", { title }) };
  });
}

async function makeLinePayable(tx: Tx, ctx: StaffContext, { id, quantity }: OrderedLine): Promise<void> {
  const courtesy = required(await courtesyOf(tx, id), "the courtesy of a line that is free");
  const { unit_price_cents: unitPrice, reason } = courtesy;
  await makePayable(tx, id, unitPrice, courtesy.id);
  await recordAudit(tx, ctx, [
    {
      action: "order_line.courtesy_removed",
      subject: "order_line",
      subjectId: id,
      before: { unitPrice: 0, reason },
      after: { unitPrice, quantity },
    },
  ]);
}

interface NewCourtesy {
  readonly unit_price_cents: number;
  readonly reason: string;
  readonly created_at: Date;
  readonly created_by: UserId;
  readonly approver_id: UserId | null;
}

/** Stores the old price of a line. Parts that are split off later inherit it. */
async function insertCourtesy(tx: Tx, courtesy: NewCourtesy): Promise<Id<"Courtesy">> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("courtesies")
      .values({ ...courtesy, tenant_id: tx.tenantId })
      .returning("id"),
  );
  return id;
}

/** Sets the price of a locked line to zero. */
const makeFree = (tx: Tx, lineId: OrderLineId, courtesyId: Id<"Courtesy">) =>
  tx.run(
    sqlOf
      .updateTable("order_lines")
      .set({ unit_price_cents: 0, courtesy_id: courtesyId, discount_id: null, discount_cents: 0 })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", lineId),
  );

/** Reads the courtesy of a locked line; undefined when it has none. */
const courtesyOf = (tx: Tx, lineId: OrderLineId) =>
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

/** Restores the price of a locked line. The courtesy stays, for the other lines it belongs to and for the records. */
const makePayable = (tx: Tx, lineId: OrderLineId, price: number, courtesyId: Id<"Courtesy">) =>
  tx.run(
    sqlOf
      .updateTable("order_lines")
      .set({ unit_price_cents: price, courtesy_id: null })
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", lineId)
      .where("courtesy_id", "=", courtesyId),
  );
