import type { Tx } from "#platform/server/db/tx.ts";
import type { WithheldEntry, WithheldSums } from "../../contract/withheld.ts";
import { incomeBase, type WithheldList, withheldLists } from "../../domain/withheld-list.ts";
import { type BookMonth, monthValues, OF_MONTH } from "../books/book-sources.ts";

/** Sealed documents `d` of the environment $2 and the days $3 to $4; those of a certification are none. */
const SEALED = `${OF_MONTH} and d.state in ('sealed', 'sealed_with_remarks')`;

/** Documents `d` of received purchases `p`, of the days $3 to $4; none of the test in the real books, and none of the restaurant's own. */
const RECEIVED = `d.tenant_id = $1 and d.issued_on between $3::date and $4::date and p.status = 'received'
      and not (d.is_test and $2 = '01')
      and not exists (select from tax_documents o where o.tenant_id = $1 and o.generation_code = d.generation_code)`;

const PURCHASE_OF_DOCUMENT =
  "purchase_documents d join purchases p on p.tenant_id = $1 and p.id = d.purchase_id";

/** A vendor's credit note counts as negative. */
const NOTE = "case when p.effect = 'takes_back' then -1 else 1 end";

/**
 * Rows of every list of the tenant $1, the environment $2 and the days $3 to $4. The base of income tax is the total here, because no
 * document says it (`incomeBase`).
 */
export const WITHHELD_ROWS = `
    select case w.kind when '09' then 'advances' when '08' then 'settled'
        else case when w.is_own then 'withheld_by_us' else 'withheld' end end as list,
      w.id as withholding_document_id, null::bigint as purchase_id, null::bigint as document_id,
      w.issued_on as day, w.kind, w.control_number, w.generation_code, w.seal, w.party_name, w.party_nit as party_number, w.party_nrc,
      null::text as income_code,
      case w.kind when '08' then w.taxed_cents else w.base_cents end as base,
      case w.kind when '08' then w.vat_cents else w.amount_cents end as amount
    from withholding_documents w
    where w.tenant_id = $1 and w.removed_at is null and w.issued_on between $3::date and $4::date and not (w.is_test and $2 = '01')
    union all
    select 'perceived', null, p.id, null, d.issued_on, d.document_type, d.control_number, d.generation_code, d.seal, p.vendor_name,
      coalesce(p.vendor_nit, d.issuer_nit), coalesce(p.vendor_nrc, d.issuer_nrc), null,
      ${NOTE} * coalesce(d.taxed_cents, 0), ${NOTE} * d.perceived_vat_cents
    from ${PURCHASE_OF_DOCUMENT}
    where ${RECEIVED} and d.document_type in ('03', '05', '06') and d.perceived_vat_cents > 0
    union all
    select 'income', null, p.id, null, d.issued_on, d.document_type, d.control_number, d.generation_code, d.seal, p.vendor_name,
      coalesce(p.vendor_nit, d.issuer_nit), coalesce(p.vendor_nrc, d.issuer_nrc), p.income_code, d.total_cents, d.withheld_income_cents
    from ${PURCHASE_OF_DOCUMENT}
    where ${RECEIVED} and d.withheld_income_cents > 0
    union all
    select 'income', null, p.id, null, case when p.invoice_date is null then p.business_date else p.invoice_date end, null,
      p.invoice_number, null, null, p.vendor_name, p.vendor_nit, p.vendor_nrc, p.income_code,
      coalesce(p.subtotal_cents, 0), p.withheld_income_cents
    from purchases p
    where p.tenant_id = $1 and p.status = 'received' and p.withheld_income_cents > 0
      and case when p.invoice_date is null then p.business_date else p.invoice_date end between $3::date and $4::date
    union all
    select 'income', null, null, d.id, d.issued_on, d.kind, d.control_number, d.generation_code, d.seal, d.party_name, d.party_number,
      d.party_nrc, null, d.total_cents, d.withheld_cents
    from tax_documents d where ${SEALED} and d.kind = '14' and d.withheld_cents > 0
    union all
    select 'perceived_by_us', null, null, d.id, d.issued_on, d.kind, d.control_number, d.generation_code, d.seal, d.party_name,
      d.party_number, d.party_nrc, null, case d.kind when '05' then -1 else 1 end * d.taxed_cents,
      case d.kind when '05' then -1 else 1 end * d.perceived_cents
    from tax_documents d where ${SEALED} and d.kind in ('03', '05', '06') and d.perceived_cents > 0
    union all
    select 'expected', null, null, d.id, d.issued_on, d.kind, d.control_number, d.generation_code, d.seal, d.party_name, d.party_number,
      d.party_nrc, null,
      -- A factura has its IVA in what is taxed, and 1 % is withheld of the price without it.
      case d.kind when '05' then -1 else 1 end * (d.taxed_cents - case d.kind when '01' then d.vat_cents else 0 end),
      case d.kind when '05' then -1 else 1 end * d.withheld_cents
    from tax_documents d where ${SEALED} and d.kind in ('01', '03', '05', '06') and d.withheld_cents > 0
      and not exists (select from withholding_documents w where w.tenant_id = $1 and w.removed_at is null and not w.is_own and w.kind = '07'
        and w.related_to && array[d.generation_code, d.control_number])`;

/** Reads one list of a month, by day. */
export async function withheldRows(tx: Tx, month: BookMonth, list: WithheldList): Promise<WithheldEntry[]> {
  const rows = await tx.query<WithheldEntry>({
    text: `select withholding_document_id, purchase_id, document_id, day, kind, control_number, generation_code, seal, party_name,
        replace(party_number, '-', '') as party_number, party_nrc, income_code, base, amount
      from (${WITHHELD_ROWS}) w where w.list = $5
      order by day, coalesce(withholding_document_id, purchase_id, document_id)`,
    values: [...monthValues(tx, month), list],
  });
  return list === "income" ? rows.map((row) => ({ ...row, base: incomeBase(row.base, row.amount) })) : rows;
}

const NOTHING: WithheldSums = {
  count: 0,
  base: 0 as WithheldSums["base"],
  amount: 0 as WithheldSums["amount"],
};

/** Sums each list of a month. */
export async function sumWithheld(tx: Tx, month: BookMonth): Promise<Record<WithheldList, WithheldSums>> {
  const rows = await tx.query<WithheldSums & { list: WithheldList }>({
    text: `select list, count(*)::integer as count, sum(base)::bigint as base, sum(amount)::bigint as amount
      from (${WITHHELD_ROWS}) w group by list`,
    values: monthValues(tx, month),
  });
  return Object.fromEntries(
    withheldLists.map((list) => {
      const { count, base, amount } = rows.find((row) => row.list === list) ?? NOTHING;
      return [list, { count, base, amount }];
    }),
  ) as Record<WithheldList, WithheldSums>;
}
