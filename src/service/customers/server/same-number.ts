import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { identityDigits } from "#platform/domain/identity/tax-numbers.ts";
import type { CustomerId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listWithNumber as definition } from "../contract/customers.ts";
import { type CustomerRecord, customerById } from "./customer-queries.ts";
import { customerSummaryView } from "./customer-view.ts";

/** Customers that a sentence names at most. */
const NAMED_MAX = 3;

/**
 * Lists other customers with this NIT or document number, so that a person sees them before saving another one. Throws `not_found` for
 * an `exceptId` of nobody.
 */
export function listWithNumber(
  ctx: StaffContext,
  { number, exceptId }: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    if (exceptId !== undefined) found(await customerById(tx, exceptId));
    const customers = await withNumber(tx, identityDigits(number), exceptId ?? null);
    return { customers: customers.map(customerSummaryView) };
  });
}

/** Finds them by the words of their search, which have each number whole. */
const withNumber = (tx: Tx, digits: string, exceptId: CustomerId | null) =>
  tx.query<CustomerRecord>({
    text: `select c.* from customer_words w join customers c on c.tenant_id = $1 and c.id = w.customer_id
      where w.tenant_id = $1 and w.word = $2 and $2 in (c.nit, c.doc_number) and c.archived_at is null
        and c.id is distinct from $3::bigint
      order by c.id limit ${NAMED_MAX}`,
    values: [tx.tenantId, digits, exceptId],
  });
