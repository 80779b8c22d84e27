import type { BodyOf } from "#platform/contract/define.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { startTestDocuments } from "../../contract/certification.ts";
import { readIssuing } from "../issuing.ts";
import { queueTestDocuments } from "./queue-test-documents.ts";
import { endRun, insertRun } from "./test-runs.ts";

/** Begins to make what is missing of these kinds. Refuses `not_in_test` in a restaurant that does not issue in test. */
export function startRun(
  ctx: StaffContext,
  { kinds }: BodyOf<typeof startTestDocuments>,
): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    if (!(await isInTest(tx))) throw new AppError("not_in_test");
    await insertRun(tx, { kinds, now: ctx.now, by: ctx.userId });
    await queueTestDocuments(tx, 0);
    await recordAudit(tx, ctx, [
      {
        action: "tax_issuer.tests_started",
        subject: "tax_issuer",
        subjectId: ctx.tenantId,
        before: null,
        after: null,
      },
    ]);
    return { message: ctx.say("taxIssuer.reply.tests_started") };
  });
}

/** Makes no more; what is on its way arrives. Says so as well when nothing was being made. */
export function stopRun(ctx: StaffContext): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    if (await endRun(tx, "stopped", ctx.now))
      await recordAudit(tx, ctx, [
        {
          action: "tax_issuer.tests_stopped",
          subject: "tax_issuer",
          subjectId: ctx.tenantId,
          before: null,
          after: null,
        },
      ]);
    return { message: ctx.say("taxIssuer.reply.tests_stopped") };
  });
}

/** Whether the restaurant issues, and to the test service. */
export const isInTest = async (tx: Tx): Promise<boolean> =>
  (await readIssuing(tx, null))?.environment === "00";
