import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { dropJob, tryJobAgain } from "./queue-queries.ts";

/** Tries a failed job again. Throws `not_found` when it is no failed job any more. */
export function retryJob(ctx: StaffContext, id: number): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const name = found((await tryJobAgain(tx, id)) ?? undefined);
    await recordAudit(tx, ctx, [
      { action: "job.retried", subject: "job", subjectId: id, before: null, after: { name } },
    ]);
    return { message: ctx.say("operations.reply.job_retried") };
  });
}

/** Gives a failed job up: it is not done. Throws `not_found` when it is no failed job any more. */
export function giveUpJob(ctx: StaffContext, id: number): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const name = found((await dropJob(tx, id)) ?? undefined);
    await recordAudit(tx, ctx, [
      { action: "job.given_up", subject: "job", subjectId: id, before: { name }, after: null },
    ]);
    return { message: ctx.say("operations.reply.job_given_up") };
  });
}
