import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { readList } from "#platform/server/lists/read-list.ts";
import type { listCustomers as definition } from "../../contract/customers.ts";
import { searchedCustomers } from "./searched-customers.ts";

type Query = QueryOf<typeof definition>;

/** A page of the customers, in the specification's words. */
export function listCustomers(ctx: StaffContext, query: Query): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { rows, total, next, previous } = await customersPage(tx, query);
    return {
      customers: rows,
      currentPage: query.page,
      totalPages: total === null ? null : Math.ceil(total / limitOf(query)),
      totalCustomers: total,
      next,
      previous,
    };
  });
}

/** The page that a query names, under the specification's names of its parts or the lists' own. */
export async function customersPage(tx: Tx, query: Query) {
  const { source, values, isCounted } = await searchedCustomers(tx, query.filter ?? query.q);
  return readList(tx, source, values, { ...query, limit: limitOf(query) }, { isCounted });
}

function limitOf({ perPage, limit }: Query): number {
  return perPage ?? limit;
}
