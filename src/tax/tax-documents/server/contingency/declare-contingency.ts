import type { z } from "zod";
import type { ContingencyId } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { declareContingency } from "../../contract/sending.ts";
import type { Environment } from "../../domain/issue/tax-document-input.ts";
import { OTHER_CAUSE } from "../../domain/life/contingency.ts";
import { queueContingency } from "../sending/document-jobs.ts";
import { resumeSending } from "../sending/halts.ts";
import { openContingency } from "./contingency-queries.ts";
import { correctEvent } from "./report-contingency.ts";
import { endContingency } from "./watch-contingency.ts";

type Declared = z.output<typeof declareContingency.body>;

/**
 * From now on documents are made without waiting for the ministry, for a cause that the system cannot see by itself (guide §21), until
 * somebody says that it is over.
 */
export function declareByHand(
  ctx: StaffContext,
  { kind, reason = null }: Declared,
): Promise<{ id: ContingencyId; message: string }> {
  if (kind === OTHER_CAUSE && !reason)
    throw new AppError("invalid_input", { fields: [{ field: "reason", code: "required" }] });
  return ctx.inTenant(async (tx) => {
    const environment = await issuedTo(tx);
    const [declared] = await tx.query<{ id: ContingencyId }>({
      text: `insert into contingencies (tenant_id, environment, kind, reason, began_at, declared_by) values ($1, $2, $3, $4, $5, $6)
        on conflict (tenant_id, environment) where ended_at is null do nothing returning id`,
      values: [tx.tenantId, environment, kind, reason || null, ctx.now, ctx.userId],
    });
    if (!declared) throw new AppError("contingency_open");
    tx.emit({ type: "tax_documents_changed" });
    await recordAudit(tx, ctx, [
      {
        action: "tax_issuer.contingency_declared",
        subject: "tax_issuer",
        subjectId: ctx.tenantId,
        reason: reason || ctx.say(`taxSending.contingency.kinds.${kind}`),
        before: null,
        after: null,
      },
    ]);
    return { id: declared.id, message: ctx.say("taxSending.reply.declared") };
  });
}

/** Ends the contingency in progress, whoever began it; the queue reports it. */
export function endByHand(ctx: StaffContext): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const open = await openContingency(tx, await issuedTo(tx));
    if (!open) throw new AppError("no_contingency");
    await endContingency(tx, open.id, ctx.now);
    await queueContingency(tx, open.id);
    await recordAudit(tx, ctx, [
      {
        action: "tax_issuer.contingency_ended",
        subject: "tax_issuer",
        subjectId: ctx.tenantId,
        before: null,
        after: null,
      },
    ]);
    return { message: ctx.say("taxSending.reply.ended") };
  });
}

/** To which of the ministry's services the restaurant issues. Throws `not_issuing`. */
async function issuedTo(tx: Tx): Promise<Environment> {
  const settings = await tx.first(
    sqlOf.selectFrom("fiscal_settings").select("environment").where("tenant_id", "=", tx.tenantId),
  );
  if (!settings?.environment) throw new AppError("not_issuing");
  return settings.environment;
}

/** Resumes sending that was stopped, and reports refused contingencies again, from the present fiscal data. */
export function resume(ctx: StaffContext): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const environment = await issuedTo(tx);
    for (const { id } of await refusedEvents(tx, environment)) await correctEvent(tx, id, ctx.now);
    await resumeSending(tx, environment);
    return { message: ctx.say("taxSending.reply.resumed") };
  });
}

const refusedEvents = (tx: Tx, environment: Environment) =>
  tx.rows(
    sqlOf
      .selectFrom("tax_documents")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("environment", "=", environment)
      .where("kind", "=", "contingency")
      .where("state", "in", ["draft", "rejected"])
      .orderBy("id"),
  );
