import { tenantWords } from "#core/tenants/domain/tenant-words.ts";
import type { subscriptionHistory as historyContract } from "#operator/subscription/contract/subscription-history.ts";
import { subscriptionOf } from "#operator/subscription/server/public.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { openRange } from "#platform/domain/periods/list-period.ts";
import { csvRows } from "#platform/server/csv/csv-cells.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Deps } from "#platform/server/deps.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { directoryOf, everyRow, type ListReader, readList } from "#platform/server/lists/read-list.ts";
import * as contract from "../../contract/tenants.ts";
import {
  countByStatus,
  countPeople,
  storeOf,
  type TenantFilter,
  type TenantRow,
  tenantList,
  tenantOf,
  tenantView,
} from "./tenant-queries.ts";

/** Returns a page of the restaurants. Throws when the first day is after the last. */
export async function listTenants(
  { now }: StaffContext,
  db: Database,
  query: QueryOf<typeof contract.listTenants>,
): Promise<ResponseOf<typeof contract.listTenants>> {
  const { source, values } = tenantList(filterOf(query, now));
  const { rows, ...page } = await readList(directoryOf(db), source, values, query);
  return { ...page, tenants: rows.map(tenantView), currentPage: query.page, perPage: query.limit };
}

/** Filters of the list and its file. */
type Narrowing = Pick<QueryOf<typeof contract.listTenants>, "q" | "status" | "type" | "from" | "to">;

/** Translates the filters. Throws when the first day is after the last. */
function filterOf({ q, status, type, from, to }: Narrowing, now: Date): TenantFilter {
  const today = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  const range = openRange({ period: type, from, to }, today);
  if (range.from !== undefined && range.to !== undefined && range.from > range.to)
    throw new AppError("invalid_input", { fields: [{ field: "to", code: "ends_before_start" }] });
  return { status, words: tenantWords(q), from: range.from ?? null, to: range.to ?? null, now };
}

/** Counts the restaurants by status. */
export async function countTenants(db: Database): Promise<ResponseOf<typeof contract.countTenants>> {
  const { active, inactive } = await countByStatus(db);
  return { activeTenants: active, inactiveTenants: inactive, allTenants: active + inactive };
}

/**
 * Exports all pages of the list in its order, as a file named with status and date (back-office §9). Throws
 * for wrong days as the list does.
 */
export async function exportTenants(
  { say, now }: StaffContext,
  db: Database,
  query: Narrowing,
): Promise<CsvFile> {
  const { source, values } = tenantList(filterOf(query, now));
  const directory = directoryOf(db);
  const rows = everyRow<TenantRow, "name", ListReader>(
    { inTenant: (work) => work(directory) },
    source,
    () => values,
    "name",
  );
  const date = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  return {
    name: say("platformTenants.file", { status: say(`platformTenants.status.${query.status}`), date }),
    rows: csvRows(contract.tenantColumns, rows, { say }),
  };
}

/** Returns a restaurant for the operator. Throws `not_found`, for the platform's own tenant too. */
export async function readTenant(
  ctx: StaffContext,
  deps: Pick<Deps, "db" | "subscription">,
  id: TenantId,
): Promise<ResponseOf<typeof contract.readTenant>> {
  const { tenantInfo, storeDetails, totalUsers, subscriptionHistory } = await readSubscriptionHistory(
    ctx,
    deps,
    id,
  );
  return { tenantInfo, storeDetails, totalUsers, subscriptionHistory };
}

/** Returns it with its subscription and the payments by hand. Throws `not_found` as `readTenant` does. */
export async function readSubscriptionHistory(
  { now }: StaffContext,
  deps: Pick<Deps, "db" | "subscription">,
  id: TenantId,
): Promise<ResponseOf<typeof historyContract>> {
  const tenantInfo = found(await tenantOf(deps.db, id, now));
  return deps.db.inTenant(id, async (tx) => ({
    tenantInfo,
    ...(await peopleAndStore(tx)),
    ...(await subscriptionOf(tx, deps, id, now)),
  }));
}

async function peopleAndStore(tx: Tx) {
  const [storeDetails, totalUsers] = await Promise.all([storeOf(tx), countPeople(tx)]);
  return { storeDetails, totalUsers };
}
