import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { platformDashboard } from "../../../contract/platform-console.ts";
import { subscriptionActive } from "../../platform/auth/subscription-active.ts";
import type { Deps } from "../../platform/deps.ts";

type TenantRow = ResponseOf<typeof platformDashboard>["tenants"][number];

/** Every restaurant, by name; the platform's own tenant is none. */
export async function allTenants({ db, clock }: Pick<Deps, "db" | "clock">): Promise<TenantRow[]> {
  return db.directory<TenantRow>(
    `select t.id, t.name, t.email, t.subscription_end, ${subscriptionActive("$2")} as is_active
     from tenants t where t.kind = $1 order by lower(t.name), t.id`,
    ["restaurant", clock()],
  );
}
