import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import type { Id } from "#platform/domain/ids.ts";
import { businessDate, businessDayStart } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { makeApiKey } from "#platform/server/auth/api-key.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { addApiKey } from "../../contract/api-keys.ts";

/** Keys that hold at once. */
const MOST_KEYS = 50;

/**
 * Makes a key and gives it, which nobody can do again. Refuses one that ends before it begins, and `api_keys_full`. The last day is
 * one of the restaurant: it ends when the next business day begins.
 */
export function addKey(
  ctx: StaffContext,
  { name, scopes, last_day: lastDay }: BodyOf<typeof addApiKey>,
): Promise<ResponseOf<typeof addApiKey>> {
  return ctx.inTenant(async (tx) => {
    const { today, dayRule } = await readSettings(tx, ctx.now);
    if (lastDay !== null && lastDay < today)
      throw new AppError("invalid_input", { fields: [{ field: "last_day", code: "date_past" }] });
    const key = makeApiKey(tx.tenantId);
    const expiresAt =
      lastDay === null ? null : new Date(businessDayStart(addDays(businessDate(lastDay), 1), dayRule));
    const [full] = await tx.query<{ count: number }>({
      text: `select count(*)::integer as count from api_keys
        where tenant_id = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`,
      values: [tx.tenantId, ctx.now],
    });
    if (required(full, "a count").count >= MOST_KEYS) throw new AppError("api_keys_full");
    const [made] = await tx.query<{ id: Id<"ApiKey"> }>({
      text: `insert into api_keys (tenant_id, name, scopes, key_hash, prefix, created_by, created_at, last_day, expires_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
      values: [tx.tenantId, name, scopes, key.hash, key.prefix, ctx.userId, ctx.now, lastDay, expiresAt],
    });
    await recordAudit(tx, ctx, [
      {
        action: "api_key.added",
        subject: "api_key",
        subjectId: required(made, "the key").id,
        before: null,
        after: { name, scopes, last_day: lastDay },
      },
    ]);
    return { message: ctx.say("integrations.reply.key_added", { name }), key: key.text };
  });
}
