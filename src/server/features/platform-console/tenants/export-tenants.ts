import type { TenantStatus } from "../../../../contract/console/tenants.ts";
import type { CsvFile } from "../../../../contract/platform/lists.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "../../../../domain/periods/business-day.ts";
import { dayCell, withHead } from "../../../platform/csv/csv-cells.ts";
import type { Database } from "../../../platform/db/in-tenant.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { type TenantRow, tenantsAfter } from "./tenant-queries.ts";

/** Rows of a file that are read at once. */
const BATCH = 250;

/** The restaurants of a status as a file named with status and date (back-office §9). */
export async function exportTenants(
  { say, now }: StaffContext,
  db: Database,
  status: TenantStatus,
): Promise<CsvFile> {
  const head = [
    say("platformTenants.number"),
    say("platformTenants.name"),
    say("platformTenants.email"),
    say("platformTenants.state"),
    say("platformTenants.subscription_start"),
    say("platformTenants.subscription_end"),
  ];
  const date = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  return {
    name: say("platformTenants.file", { status: say(`platformTenants.status.${status}`), date }),
    rows: withHead(head, everyTenant(db, status), (row) => [
      String(row.id),
      row.name,
      row.email,
      say(row.is_active ? "platformTenants.state_active" : "platformTenants.state_inactive"),
      row.subscription_start && dayCell(row.subscription_start),
      row.subscription_end && dayCell(row.subscription_end),
    ]),
  };
}

async function* everyTenant(db: Database, status: TenantStatus): AsyncGenerator<TenantRow> {
  let id = 0;
  for (;;) {
    const rows = await tenantsAfter(db, status, { id, limit: BATCH });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    id = last.id;
  }
}
