import * as tenants from "../../../contract/console/tenants.ts";
import * as contract from "../../../contract/platform-console.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Bind } from "../../platform/http/bind.ts";
import { platformDashboard } from "./platform-dashboard.ts";
import { addTenant } from "./tenants/add-tenant.ts";
import { exportTenants } from "./tenants/export-tenants.ts";
import { countTenants, listTenants } from "./tenants/list-tenants.ts";
import { readTenant } from "./tenants/read-tenant.ts";
import { updateTenant } from "./tenants/update-tenant.ts";

/** The platform operator's console. */
export function platformConsoleRoutes(on: Bind, { db }: Deps): void {
  on(contract.platformDashboard, () => platformDashboard(db));
  on(tenants.listTenants, ({ ctx, query }) => listTenants(ctx, db, query));
  on(tenants.countTenants, () => countTenants(db));
  on(tenants.exportTenants, ({ ctx, params }) => exportTenants(ctx, db, params.status));
  on(tenants.readTenant, ({ params }) => readTenant(db, params.id));
  on(tenants.addTenant, ({ ctx, body }) => addTenant(ctx, db, body));
  on(tenants.updateTenant, ({ ctx, params, body }) => updateTenant(ctx, params.id, body));
}
