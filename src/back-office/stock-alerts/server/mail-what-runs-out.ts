import { readSettings } from "#core/settings/server/public.ts";
import { mayEnter } from "#platform/domain/access/may-enter.ts";
import { wallClock, wallDateOf } from "#platform/domain/periods/business-day.ts";
import { peopleToMail } from "#platform/outside/mail/people-to-mail.ts";
import { sendMail } from "#platform/outside/mail/send-mail.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { addJob } from "#platform/server/jobs/jobs.ts";
import { tenantsJob } from "#platform/server/jobs/tenants-job.ts";
import { listValues } from "#platform/server/lists/list-source.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import { countScarce } from "./read-stock-alerts.ts";
import { MOST_MAILED, stockMail } from "./stock-mail.ts";
import { type ToBuyRow, toBuyList } from "./to-buy-list.ts";

/**
 * Once a day, from the hour that the restaurant set on by its own clock, mails what is low or out to those who keep the store
 * room. Who writes the day sends: the mails are jobs of the same transaction, so that two servers, or a second try, send none
 * twice. Nothing low: no mail, also when something runs out later that day.
 */
export const mailWhatRunsOut = tenantsJob({
  name: "mail-what-runs-out",
  schedule: "5 * * * *",
  isForActive: true,
  done: "what runs out was mailed",
  work: mailOfDay,
});

async function mailOfDay(tx: Tx, { clock, publicUrl }: Deps): Promise<number> {
  const now = clock();
  const settings = await readSettings(tx, now);
  const { stockMail: mail, dayRule, store } = settings;
  const hour = new Date(wallClock(now.getTime(), dayRule.zone)).getUTCHours();
  if (!mail.isEnabled || hour < mail.hour) return 0;
  if (!(await isFirstOf(tx, wallDateOf(now.getTime(), dayRule.zone)))) return 0;
  const { low, out } = await countScarce(tx);
  const total = low + out;
  if (total === 0) return 0;
  const rows = await readScarce(tx, now);
  // Who keeps the store room.
  const people = await peopleToMail(tx, settings.language, (actor) => mayEnter(actor, "inventory"));
  for (const person of people)
    await addJob(tx, sendMail, stockMail({ ...person, store: store.store_name, publicUrl, rows, total }));
  return people.length;
}

/**
 * Writes the day down; false when it was, which takes no lock: most hours find it so. Of two at once the second waits for the
 * first and writes nothing.
 */
async function isFirstOf(tx: Tx, day: string): Promise<boolean> {
  const written = await tx.query({
    text: `insert into stock_mails (tenant_id, looked_on) select $1, $2::date
      where not exists (select from stock_mails where tenant_id = $1 and looked_on >= $2::date)
      on conflict (tenant_id) do update set looked_on = excluded.looked_on where stock_mails.looked_on < excluded.looked_on
      returning looked_on`,
    values: [tx.tenantId, day],
  });
  return written.length > 0;
}

/** What is low or out, the most urgent first: what to buy, looking no day ahead. */
async function readScarce(tx: Tx, now: Date): Promise<ToBuyRow[]> {
  const values = listValues(tx, now, 0, null, null);
  const most = { sort: "urgency", limit: MOST_MAILED, page: 1 } as const;
  return (await readList(tx, toBuyList, values, most, { isCounted: false })).rows;
}
