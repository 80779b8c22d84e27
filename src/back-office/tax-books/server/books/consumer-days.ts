import type { Tx } from "#platform/server/db/tx.ts";
import type { ConsumerDay } from "../../contract/books.ts";
import { type BookMonth, monthValues } from "./book-month.ts";
import { DOCUMENT_FIGURES, sumsOf } from "./document-book.ts";

const COUNTED = "where d.state <> 'invalidated'";
const first = (column: string) =>
  `(array_agg(d.${column} order by d.issued_at, d.id) filter (${COUNTED}))[1]`;
const last = (column: string) =>
  `(array_agg(d.${column} order by d.issued_at desc, d.id desc) filter (${COUNTED}))[1]`;

/** The sealed facturas of each day of a month, from the first to the last that was made that day. */
export function consumerDays(tx: Tx, month: BookMonth): Promise<ConsumerDay[]> {
  return tx.query<ConsumerDay>({
    text: `select d.issued_on as day, ${sumsOf(DOCUMENT_FIGURES)},
        (count(*) filter (${COUNTED}))::integer as count,
        (count(*) filter (where d.state = 'invalidated'))::integer as invalidated,
        ${first("control_number")} as first_number, ${last("control_number")} as last_number,
        ${first("generation_code")} as first_code, ${last("generation_code")} as last_code
      from tax_documents d
      where d.tenant_id = $1 and d.environment = $2 and d.issued_on between $3::date and $4::date and d.kind = '01'
        and not d.is_trial and d.state in ('sealed', 'sealed_with_remarks', 'invalidated')
      group by d.issued_on order by d.issued_on`,
    values: monthValues(tx, month),
  });
}
