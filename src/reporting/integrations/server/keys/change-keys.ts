import { readSettings } from "#core/settings/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { isApiScope } from "#platform/domain/access/api-scopes.ts";
import type { Id } from "#platform/domain/ids.ts";
import { businessDate, businessDayStart } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { ApiKey, addApiKey, listApiKeys } from "../../contract/api-keys.ts";
import { makeApiKey } from "./api-key.ts";

type KeyRow = Omit<ApiKey, "state"> & { readonly expires_at: Date | null };

const COLUMNS = columnsOf<KeyRow>({
  id: "k.id",
  name: "k.name",
  prefix: "k.prefix",
  scopes: "k.scopes",
  last_day: "k.last_day",
  expires_at: "k.expires_at",
  created_at: "k.created_at",
  created_by: "m.name",
  last_used_at: "k.last_used_at",
  revoked_at: "k.revoked_at",
  revoked_by: "r.name",
});

/** Most keys in the list. It includes revoked and ended ones, because people may ask what they were. */
const MAX_LISTED = 100;

/**
 * Returns the active keys first, then the others, newest first. Of a key only its first characters are shown.
 */
export function listKeys(ctx: StaffContext): Promise<ResponseOf<typeof listApiKeys>> {
  return ctx.inTenant(async (tx) => {
    const rows = await tx.query<KeyRow>({
      text: `select ${COLUMNS} from api_keys k
        join users m on m.tenant_id = $1 and m.id = k.created_by
        left join users r on r.tenant_id = $1 and r.id = k.revoked_by
        where k.tenant_id = $1
        order by (k.revoked_at is not null or k.expires_at <= $2) nulls first, k.id desc limit ${MAX_LISTED}`,
      values: [tx.tenantId, ctx.now],
    });
    return {
      keys: rows.map(({ expires_at, ...key }) => ({
        ...key,
        scopes: key.scopes.filter(isApiScope),
        state:
          key.revoked_at !== null
            ? "revoked"
            : expires_at !== null && expires_at <= ctx.now
              ? "expired"
              : "active",
      })),
    };
  });
}

/** Most keys that are active at once. */
const MAX_KEYS = 50;

/**
 * Makes a key and returns it for the only time. Refuses one that ends before it begins, and throws `api_keys_full`.
 * The last day is a business day of the restaurant: the key ends when the next one begins.
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
    if (required(full, "a count").count >= MAX_KEYS) throw new AppError("api_keys_full");
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

/** Ends a key at once: the next request with it is refused. A key that has ended stays as it is. */
export function revokeKey(ctx: StaffContext, keyId: Id<"ApiKey">): Promise<{ message: string }> {
  return ctx.inTenant(async (tx) => {
    const [row] = await tx.query<{ name: string; revoked_at: Date | null }>({
      text: "select name, revoked_at from api_keys where tenant_id = $1 and id = $2 for update",
      values: [tx.tenantId, keyId],
    });
    const key = found(row);
    if (key.revoked_at === null) {
      await tx.query({
        text: "update api_keys set revoked_at = $3, revoked_by = $4 where tenant_id = $1 and id = $2",
        values: [tx.tenantId, keyId, ctx.now, ctx.userId],
      });
      await recordAudit(tx, ctx, [
        {
          action: "api_key.revoked",
          subject: "api_key",
          subjectId: keyId,
          before: { name: key.name },
          after: null,
        },
      ]);
    }
    return { message: ctx.say("integrations.reply.key_revoked", { name: key.name }) };
  });
}
