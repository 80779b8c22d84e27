import { tenantWords } from "#core/tenants/domain/tenant-words.ts";
import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { businessDateOf, DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { openRange } from "#platform/domain/periods/list-period.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type * as contract from "../../contract/tenants.ts";
import { countByStatus, countOf, type TenantFilter, tenantsOfPage } from "./tenant-queries.ts";

/** A page of the restaurants. Refuses days of which the first is after the last. */
export async function listTenants(
  { now }: StaffContext,
  db: Database,
  query: QueryOf<typeof contract.listTenants>,
): Promise<ResponseOf<typeof contract.listTenants>> {
  const { page, perPage } = query;
  const filter = filterOf(query, now);
  const [tenants, total] = await Promise.all([
    tenantsOfPage(db, filter, { skip: (page - 1) * perPage, limit: perPage }),
    countOf(db, filter),
  ]);
  return { tenants, total, currentPage: page, perPage };
}

/** What narrows the list and its file. */
type Narrowing = Pick<QueryOf<typeof contract.listTenants>, "search" | "status" | "type" | "from" | "to">;

/** Which restaurants are asked for. Refuses days of which the first is after the last. */
export function filterOf({ search, status, type, from, to }: Narrowing, now: Date): TenantFilter {
  const today = businessDateOf(now.getTime(), DEFAULT_DAY_RULE);
  const range = openRange({ period: type, from, to }, today);
  if (range.from !== undefined && range.to !== undefined && range.from > range.to)
    throw new AppError("invalid_input", { fields: [{ field: "to", code: "ends_before_start" }] });
  return { status, words: tenantWords(search), from: range.from ?? null, to: range.to ?? null, now };
}

/** How many restaurants there are of each status. */
export async function countTenants(db: Database): Promise<ResponseOf<typeof contract.countTenants>> {
  const { active, inactive } = await countByStatus(db);
  return { activeTenants: active, inactiveTenants: inactive, allTenants: active + inactive };
}
