/*
 * What does not fit together, by comparing what was charged, what was paid and what the ministry has: $1 the tenant, $2 and $3 business
 * days, $4 the moment before which a task should be done. Every part gives kind, subject, day, invoice, what was to be expected and
 * what there is.
 */

/** A document that stands for its sale (guide §2). */
const LIVE = "t.state not in ('replaced', 'invalidated')";

/** Sales of the days with what was paid of them, and their documents: those that were made, and those that live. */
const SALES = `sales as materialized (
    select i.id, i.business_date as day, i.created_at, i.total_cents, i.total_cents + i.tip_cents as charged, i.tip_cents,
      i.withheld_cents, i.tax_total_cents, i.bill_id, p.paid, p.tips, d.made, d.live, d.to_pay, d.vat
    from invoices i
    cross join lateral (
      select coalesce(sum(amount_cents + tip_cents), 0)::bigint as paid, coalesce(sum(tip_cents), 0)::bigint as tips
      from payments where tenant_id = $1 and invoice_id = i.id
    ) p
    -- By key, whatever the planner thinks of how many sales there are: not all documents of the past.
    left join lateral (select id from documents where tenant_id = $1 and invoice_id = i.id offset 0) s on true
    cross join lateral (
      select count(*)::integer as made, (count(*) filter (where ${LIVE}))::integer as live,
        max(t.to_pay_cents + t.withheld_cents - t.perceived_cents) filter (where ${LIVE}) as to_pay,
        max(t.vat_cents) filter (where ${LIVE}) as vat
      from tax_documents t where t.tenant_id = $1 and t.sale_id = s.id and t.kind in ('01', '03')
    ) d
    where i.tenant_id = $1 and i.business_date between $2::date and $3::date
  )`;

/** From the first sale that had a document; to the last one, once a restaurant issues none any more. */
const ISSUING = `issuing as materialized (
    select (select made_at from tax_documents where tenant_id = $1 and sale_id is not null order by issued_on, id limit 1) as since,
      case when exists (select from fiscal_settings where tenant_id = $1 and environment is not null) then 'infinity'::timestamptz
        else (select made_at from tax_documents where tenant_id = $1 and sale_id is not null order by issued_on desc, id desc limit 1)
      end as until
  )`;

/** The tip is a part of what its invoice was paid with, and no other; what the buyer kept back is not paid (guide §13). */
const PAYMENTS = `select 'payments' as kind, id as subject_id, day, id as invoice_id, charged - withheld_cents as expected, paid as found
  from sales where paid <> charged - withheld_cents or tips <> tip_cents`;

/** What was given back whole needs none any more. */
const NO_DOCUMENT = `select 'no_document', s.id, s.day, s.id, s.charged, null::bigint
  from sales s cross join issuing
  where s.live = 0 and s.created_at >= issuing.since and s.created_at <= issuing.until
    and not (s.made > 0 and (
      exists (select from invoice_reversals v where v.tenant_id = $1 and v.invoice_id = s.id)
      or coalesce((select sum(r.amount_cents) from refunds r where r.tenant_id = $1 and r.invoice_id = s.id), -1) >= s.total_cents))`;

const TWO_DOCUMENTS = `select 'two_documents', id, day, id, null::bigint, null::bigint from sales where live > 1`;

/**
 * What is withheld is paid to the ministry instead, and lowers what the guest pays alone (guide §13). Where everything was given away the
 * tip is on no document (guide §12).
 */
const TOTAL = `select 'total', id, day, id, charged, to_pay from sales
  where live = 1 and to_pay <> case when total_cents = 0 then 0 else charged end`;

/**
 * A sale is rounded once for each of its taxes (docs/decisions/0001) and a document once by its sum (guide §6–§8): half a cent for each
 * of both is no difference. A part of a bill has shares of the bill's tax, each up to a cent off.
 */
const VAT = `select 'vat', id, day, id, tax_total_cents, vat from sales s
  where live = 1 and 2 * abs(vat - tax_total_cents) > 1 + case when s.bill_id is null
    then (select count(*) from invoice_taxes x where x.tenant_id = $1 and x.invoice_id = s.id and x.amount_cents <> 0)
    else (select 2 * count(*) from invoice_lines l where l.tenant_id = $1 and l.invoice_id = s.id and l.tax_cents <> 0) end`;

/** Documents of the test without a sale are those by which an issuer was certified (guide §25). */
const NO_SALE = `select 'no_sale', t.id, t.issued_on, null::bigint, null::bigint, t.to_pay_cents
  from tax_documents t
  where t.tenant_id = $1 and t.kind in ('01', '03') and t.issued_on between $2::date and $3::date and t.environment = '01'
    and t.sale_id is null and ${LIVE}`;

const HAS_DOCUMENT = (invoice: string) => `exists (
      select from documents s join tax_documents t on t.tenant_id = $1 and t.sale_id = s.id
      where s.tenant_id = $1 and s.invoice_id = ${invoice})`;

const NO_TASK = `select 'no_task', r.id, r.business_date, r.invoice_id, r.amount_cents + r.tip_cents, null::bigint
  from refunds r
  where r.tenant_id = $1 and r.business_date between $2::date and $3::date
    and not exists (select from document_tasks k where k.tenant_id = $1 and k.refund_id = r.id)
    and ${HAS_DOCUMENT("r.invoice_id")}`;

/** What had to happen to documents on these days, and on which of them; the clock may be a day off the business day. */
export const TASKS_SQL = `tasks as materialized (
    select k.id, k.invoice_id, k.kind, k.created_at, k.detail, coalesce(r.business_date, v.business_date) as day, r.amount_cents
    from document_tasks k
    left join refunds r on r.tenant_id = $1 and r.id = k.refund_id
    left join invoice_reversals v on v.tenant_id = $1 and v.invoice_id = k.invoice_id and k.refund_id is null
    where k.tenant_id = $1 and k.created_at >= $2::date - 2 and k.created_at < $3::date + 3
      and coalesce(r.business_date, v.business_date) between $2::date and $3::date
      and ${HAS_DOCUMENT("k.invoice_id")}
  )`;

const OPEN_TASK = `select 'open_task', k.id, k.day, k.invoice_id, k.amount_cents, null::bigint
  from tasks k
  where k.created_at < $4 and not exists (select from tax_documents t where t.tenant_id = $1 and t.task_id = k.id)`;

/**
 * A credit note of the older generation takes neither the service charge that is not taxed nor the cent that IVA cannot reach
 * (docs/decisions/0066).
 */
const NOTE_AMOUNT = `select 'note_amount', k.id, k.day, k.invoice_id, k.amount_cents, t.total_cents + t.outside_cents
  from tasks k
  join tax_documents t on t.tenant_id = $1 and t.task_id = k.id and t.kind = '05' and ${LIVE}
  cross join lateral (
    select coalesce(sum((line ->> 'service')::bigint), 0) as service
    from jsonb_array_elements(case jsonb_typeof(k.detail -> 'lines') when 'array' then k.detail -> 'lines' else '[]' end) line
  ) given
  where k.kind = 'credit_note' and (t.total_cents + t.outside_cents > k.amount_cents + 1
    or t.total_cents + t.outside_cents < k.amount_cents - given.service - 1)`;

export const DIFFERENCES_SQL = `with ${SALES}, ${ISSUING}, ${TASKS_SQL}
${[PAYMENTS, NO_DOCUMENT, TWO_DOCUMENTS, TOTAL, VAT, NO_SALE, NO_TASK, OPEN_TASK, NOTE_AMOUNT].join("\nunion all\n")}`;
