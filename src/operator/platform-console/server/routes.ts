import { subscriptionHistory } from "#operator/subscription/contract/subscription-history.ts";
import type { Deps } from "#platform/server/deps.ts";
import type { Bind } from "#platform/server/http/bind.ts";
import * as figures from "../contract/figures.ts";
import { platformAttentionList } from "../contract/figures.ts";
import * as tenants from "../contract/tenants.ts";
import {
  readAttentionList,
  readPlatformDashboard,
  readPlatformOverTime,
  readPlatformReport,
} from "./figures/platform-figures.ts";
import { readPlatformGrowth } from "./figures/platform-growth.ts";
import { addTenant, updateTenant } from "./tenants/change-tenants.ts";
import {
  countTenants,
  exportTenants,
  listTenants,
  readSubscriptionHistory,
  readTenant,
} from "./tenants/read-tenants.ts";

export function platformConsoleRoutes(on: Bind, deps: Deps): void {
  const { db } = deps;
  on(figures.platformDashboard, ({ ctx }) => readPlatformDashboard(ctx, deps));
  on(platformAttentionList, ({ ctx }) => readAttentionList(deps, ctx.now));
  on(figures.platformGrowth, ({ ctx }) => readPlatformGrowth(deps, ctx.now));
  on(figures.platformReport, ({ ctx, query }) => readPlatformReport(ctx, deps, query));
  on(figures.platformSalesOverTime, ({ ctx, query }) => readPlatformOverTime(ctx, deps, query));
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
