import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { readSharedTill as contract } from "../../../contract/shared-tills.ts";
import { sharedTillToken } from "../../platform/auth/shared-till-cookie.ts";
import { sqlOf } from "../../platform/db/tx.ts";
import type { Deps } from "../../platform/deps.ts";
import type { PublicContext } from "../../platform/http/context.ts";
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
