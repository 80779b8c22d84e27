import type { Id } from "#platform/domain/ids.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";

/** Ends a key at once: the next request with it is refused. One that was ended before stays as it was. */
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
