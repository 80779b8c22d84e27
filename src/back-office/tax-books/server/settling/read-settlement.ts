import type { BodyOf, QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  readSettlement as definition,
  setOpening as openingDefinition,
} from "../../contract/settlement.ts";
import { bookMonth } from "../books/book-sources.ts";
import { countUnsealed } from "../books/read-books.ts";
import { sumWithheld } from "../withheld/withheld-rows.ts";
import { settleMonth } from "./settle-month.ts";

/** Returns what the IVA of a month comes to. */
export function readSettlement(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { month, today } = await bookMonth(tx, ctx.now, query.month);
    const { figures, before, settlement, opening } = await settleMonth(tx, month);
    const { expected } = await sumWithheld(tx, month);
    return {
      ...month,
      today,
      figures,
      before,
      ...settlement,
      unsealed: await countUnsealed(tx, month),
      expected: expected.amount,
      opening,
    };
  });
}

/** Stores what a restaurant brings along at the beginning of a month. */
export function setOpening(
  ctx: StaffContext,
  { month: named, credit, withheld }: BodyOf<typeof openingDefinition>,
): Promise<ResponseOf<typeof openingDefinition>> {
  return ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, named);
    const before = await tx.first(
      sqlOf
        .selectFrom("tax_openings")
        .select(["month", "credit_cents", "withheld_cents"])
        .where("tenant_id", "=", tx.tenantId)
        .forUpdate(),
    );
    const entered = {
      month: month.from,
      credit_cents: credit,
      withheld_cents: withheld,
      entered_at: ctx.now,
      entered_by: ctx.userId,
    };
    await tx.run(
      sqlOf
        .insertInto("tax_openings")
        .values({ tenant_id: tx.tenantId, ...entered })
        .onConflict((conflict) => conflict.columns(["tenant_id"]).doUpdateSet(entered)),
    );
    await recordAudit(tx, ctx, [
      {
        action: "tax_opening.entered",
        subject: "tax_opening",
        subjectId: tx.tenantId,
        before: before
          ? {
              date: before.month,
              credit_carried: before.credit_cents,
              withheld_carried: before.withheld_cents,
            }
          : null,
        after: { date: month.from, credit_carried: credit, withheld_carried: withheld },
      },
    ]);
    return { message: ctx.say("taxBooks.settlement.reply.opening") };
  });
}
