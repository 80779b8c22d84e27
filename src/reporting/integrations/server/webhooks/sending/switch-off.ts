import { readSettings } from "#core/settings/server/public.ts";
import { peopleToMail } from "#platform/outside/mail/people-to-mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import type { LockedEndpoint } from "../endpoints/endpoint-queries.ts";
import { giveUpWaiting } from "../tidying/tidy-webhook.ts";
import { type SwitchedOffCause, switchedOffMail } from "./switched-off-mail.ts";

interface SwitchOff {
  readonly cause: SwitchedOffCause;
  /** Since when it took nothing. */
  readonly since: Date;
  readonly at: Date;
  readonly publicUrl: string;
}

/** Switches an endpoint off that is locked; what waits for it is given up, and the restaurant's admins are mailed. */
export async function switchOff(
  tx: Tx,
  { id, url, is_enabled }: LockedEndpoint,
  { cause, since, at, publicUrl }: SwitchOff,
): Promise<void> {
  if (!is_enabled) return;
  await tx.query({
    text: `update webhooks set is_enabled = false, switched_off_at = $3, is_secret_lost = $4, version = version + 1
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id, at, cause === "secret"],
  });
  await giveUpWaiting(tx, id);
  const { language, store, dayRule } = await readSettings(tx, at);
  const people = await peopleToMail(tx, language, ({ role }) => role === "admin");
  for (const person of people)
    await addJob(
      tx,
      sendMail,
      switchedOffMail({
        ...person,
        store: store.store_name,
        url,
        cause,
        since,
        zone: dayRule.zone,
        publicUrl,
      }),
    );
}
