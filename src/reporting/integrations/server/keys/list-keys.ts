import type { ResponseOf } from "#platform/contract/define.ts";
import { isApiScope } from "#platform/domain/access/api-scopes.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { ApiKey, listApiKeys } from "../../contract/api-keys.ts";

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

/** Revoked and ended keys are told as long as somebody may ask what they were: the newest hundred of all. */
const MOST_LISTED = 100;

/** The keys, those that hold first, the newest first. Of none is told more than how it begins. */
export function listKeys(ctx: StaffContext): Promise<ResponseOf<typeof listApiKeys>> {
  return ctx.inTenant(async (tx) => {
    const rows = await tx.query<KeyRow>({
      text: `select ${COLUMNS} from api_keys k
        join users m on m.tenant_id = $1 and m.id = k.created_by
        left join users r on r.tenant_id = $1 and r.id = k.revoked_by
        where k.tenant_id = $1
        order by (k.revoked_at is not null or k.expires_at <= $2) nulls first, k.id desc limit ${MOST_LISTED}`,
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
