import type { ResponseOf } from "#platform/contract/define.ts";
import type { Deps } from "#platform/server/deps.ts";
import { required } from "#platform/server/http/app-error.ts";
import { ENDING_DAYS, MORNING_ROWS, type platformMorning } from "../../contract/morning.ts";

type Morning = ResponseOf<typeof platformMorning>;

const DAY_MS = 86_400_000;

const IS_LATE = "t.subscription_end < ($1::timestamptz at time zone t.time_zone)::date";
/** At the moment $1, up to $2: by the index of when restaurants shut. A card that is charged by itself is no end until it is late. */
const ENDING = `tenants t where t.kind = 'restaurant' and t.is_active and t.access_ends_at > $1::timestamptz
  and t.access_ends_at <= $2::timestamptz and (t.subscription_kind = 'trial' or ${IS_LATE})`;

/** What an operator looks at in the morning, besides the figures. */
export async function readMorning(
  { db, subscription }: Pick<Deps, "db" | "subscription">,
  now: Date,
): Promise<Morning> {
  // Who is late shuts within the days of grace.
  const until = new Date(now.getTime() + Math.max(ENDING_DAYS, subscription.graceDays) * DAY_MS);
  const [ending, [count], newest] = await Promise.all([
    db.directory<Morning["ending"][number]>(
      `select t.id as tenant_id, t.name, t.subscription_end as ends_on, ${IS_LATE} as is_late from ${ENDING}
       order by t.access_ends_at, t.id limit $3`,
      [now, until, MORNING_ROWS],
    ),
    db.directory<{ count: number }>(`select count(*)::integer as count from ${ENDING}`, [now, until]),
    db.directory<Morning["newest"][number]>(
      "select id as tenant_id, name, created_at from tenants where kind = 'restaurant' order by id desc limit $1",
      [MORNING_ROWS],
    ),
  ]);
  return { ending, ending_total: required(count, "the row of an aggregate").count, newest };
}
