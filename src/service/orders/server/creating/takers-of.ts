import type { UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { OrderMaker } from "./order-maker.ts";

/** Who was at a shared till this long ago may have begun a cart that is sent now, in hours: a day's work. */
const SITTING_HOURS = 16;

/**
 * Of the people whom lines name as having put them in, those who were signed in at the same shared till within this day's
 * work; whoever sends is left out, and others were not here. Somebody who never was of the restaurant is `not_found`.
 */
export async function takersOf(
  tx: Tx,
  { userId, sessionId, now }: OrderMaker,
  lines: readonly { readonly taken_by?: UserId | undefined }[],
): Promise<UserId[]> {
  const named = new Set(lines.flatMap(({ taken_by }) => taken_by ?? []));
  named.delete(userId);
  if (named.size === 0) return [];
  const since = new Date(now.getTime() - SITTING_HOURS * 3_600_000);
  await refuseStrangers(tx, [...named]);
  const found = await tx.query<{ user_id: UserId }>({
    text: `select distinct there.user_id
      from sessions mine
      join sessions there on there.tenant_id = mine.tenant_id and there.shared_till_id = mine.shared_till_id
      where mine.tenant_id = $1 and mine.id = $2 and there.user_id = any($3::bigint[])
        and coalesce(there.ended_at, $5) > $4`,
    values: [tx.tenantId, sessionId, [...named], since, now],
  });
  return found.map(({ user_id }) => user_id);
}

async function refuseStrangers(tx: Tx, named: readonly UserId[]): Promise<void> {
  const known = await tx.query({
    text: "select id from users where tenant_id = $1 and id = any($2::bigint[])",
    values: [tx.tenantId, named],
  });
  if (known.length !== named.length) throw new AppError("not_found");
}
