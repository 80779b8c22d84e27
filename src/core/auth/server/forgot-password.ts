import type { Deps } from "#platform/server/deps.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import { addJobWithoutTenant } from "#platform/server/jobs/jobs.ts";
import { mailResetLink } from "./mail-reset-link.ts";

/**
 * Promises a mail. Whether the user exists is looked up by the job, so the request does the same, takes the same
 * time and says the same for every address. The job makes the link as it sends it: no link waits in the database.
 */
export async function forgotPassword(
  ctx: PublicContext,
  deps: Deps,
  username: string,
): Promise<{ message: string }> {
  await addJobWithoutTenant(deps.db, mailResetLink, { username });
  return { message: ctx.say("auth.reset_mailed") };
}
