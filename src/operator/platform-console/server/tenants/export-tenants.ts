import type { CsvFile } from "#platform/contract/lists.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { dayCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { filterOf } from "./list-tenants.ts";
import { type TenantFilter, type TenantRow, tenantsAfter } from "./tenant-queries.ts";

/** Rows of a file that are read at once. */
const BATCH = 250;

/**
 * The restaurants that the list shows, all its pages in its order, as a file named with status and date (back-office §9). Refuses days
 * as the list does.
 */
export async function exportTenants(
  { say, now }: StaffContext,
  db: Database,
  query: Parameters<typeof filterOf>[0],
): Promise<CsvFile> {
  const filter = filterOf(query, now);
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
    name: say("platformTenants.file", { status: say(`platformTenants.status.${query.status}`), date }),
    rows: withHead(head, everyTenant(db, filter), (row) => [
      String(row.id),
      row.name,
      row.email,
      say(row.is_active ? "platformTenants.state_active" : "platformTenants.state_inactive"),
      row.subscription_start && dayCell(row.subscription_start),
      row.subscription_end && dayCell(row.subscription_end),
    ]),
  };
}

async function* everyTenant(db: Database, filter: TenantFilter): AsyncGenerator<TenantRow> {
  let after: { readonly sort_name: string; readonly id: number } | null = null;
  do {
    const rows: Awaited<ReturnType<typeof tenantsAfter>> = await tenantsAfter(db, filter, {
      after,
      limit: BATCH,
    });
    yield* rows;
    after = rows.length < BATCH ? null : (rows.at(-1) ?? null);
  } while (after !== null);
}
