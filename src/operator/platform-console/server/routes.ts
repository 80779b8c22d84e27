import { subscriptionHistory } from "#operator/subscription/contract/subscription-history.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { Bind } from "#platform/server/http/bind.ts";
import * as figures from "../contract/figures.ts";
import { platformMorning } from "../contract/morning.ts";
import * as tenants from "../contract/tenants.ts";
import { readMorning } from "./figures/read-morning.ts";
import { readPlatformDashboard, readPlatformReport } from "./figures/read-platform-figures.ts";
import { addTenant } from "./tenants/add-tenant.ts";
import { exportTenants } from "./tenants/export-tenants.ts";
import { countTenants, listTenants } from "./tenants/list-tenants.ts";
import { readSubscriptionHistory, readTenant } from "./tenants/read-tenant.ts";
import { updateTenant } from "./tenants/update-tenant.ts";

/** The platform operator's console. */
export function platformConsoleRoutes(on: Bind, deps: Deps): void {
  const { db } = deps;
  on(figures.platformDashboard, ({ ctx }) => readPlatformDashboard(ctx, deps));
  on(platformMorning, ({ ctx }) => readMorning(deps, ctx.now));
  on(figures.platformReport, ({ ctx, query }) => readPlatformReport(ctx, deps, query));
  on(tenants.listTenants, ({ ctx, query }) => listTenants(ctx, db, query));
  on(tenants.countTenants, () => countTenants(db));
  on(tenants.exportTenants, ({ ctx, params, query }) =>
    exportTenants(ctx, db, { ...query, status: params.status }),
  );
  on(tenants.readTenant, ({ ctx, params }) => readTenant(ctx, deps, params.id));
  on(subscriptionHistory, ({ ctx, params }) => readSubscriptionHistory(ctx, deps, params.id));
  on(tenants.addTenant, ({ ctx, body }) => addTenant(ctx, deps, body));
  on(tenants.updateTenant, ({ ctx, params, body }) => updateTenant(ctx, params.id, body));
}
