import type { ResponseOf } from "#platform/contract/define.ts";
import { sharedTillToken } from "#platform/server/auth/shared-till-cookie.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { PublicContext } from "#platform/server/http/context.ts";
import type { readSharedTill as contract } from "../contract/shared-tills.ts";
import { lockTillOfSecret, peopleOfTill } from "./shared-till-queries.ts";

/** What the lock screen of this browser shows; null when it is no shared till, or not any more. */
export async function readSharedTill(
  ctx: PublicContext,
  { db }: Pick<Deps, "db">,
): Promise<ResponseOf<typeof contract>> {
  const presented = sharedTillToken(ctx.request);
  if (!presented) return { till: null };
  const { tenantId, hash } = presented.token;
  return db.inTenant(tenantId, async (tx) => {
    const till = await lockTillOfSecret(tx, hash);
    if (!till) return { till: null };
    const { store_name } = await tx.one(
      sqlOf.selectFrom("store_settings").select("store_name").where("tenant_id", "=", tx.tenantId),
    );
    return { till: { title: till.title, store_name, people: await peopleOfTill(tx, till.id) } };
  });
}
