import type { InvoiceId } from "#platform/domain/ids.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, addMonths, firstOfMonth } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { DifferenceKind } from "../../domain/difference.ts";

interface FoundDifference {
  readonly kind: DifferenceKind;
  readonly subject_id: number;
  readonly day: string;
  readonly invoice_id: InvoiceId | null;
  readonly expected: number | null;
  readonly found: number | null;
}

/** Milliseconds that the queue or a person has to make the document a refund needs. */
const TASK_MS = 24 * 60 * 60 * 1000;

/** Compares these days again: stores current differences and deletes solved ones. Returns the number of differences. */
export async function compareDays(tx: Tx, { from, to }: DateRange, now: Date): Promise<number> {
  const found = await tx.query<FoundDifference>({
    text: DIFFERENCES_SQL,
    values: [tx.tenantId, from, to, new Date(now.getTime() - TASK_MS)],
  });
  const rows = JSON.stringify(found);
  await tx.query({
    text: `delete from tax_differences d where d.tenant_id = $1 and d.day between $2::date and $3::date and not exists (
        select from jsonb_to_recordset($4::jsonb) f(kind text, subject_id bigint)
        where f.kind = d.kind and f.subject_id = d.subject_id)`,
    values: [tx.tenantId, from, to, rows],
  });
  await tx.query({
    text: `insert into tax_differences as d (tenant_id, kind, subject_id, day, invoice_id, expected_cents, found_cents, found_at)
      select $1, f.kind, f.subject_id, f.day, f.invoice_id, f.expected, f.found, $2
      from jsonb_to_recordset($3::jsonb)
        f(kind text, subject_id bigint, day date, invoice_id bigint, expected bigint, found bigint)
      on conflict (tenant_id, kind, subject_id) do update
        set day = excluded.day, expected_cents = excluded.expected_cents, found_cents = excluded.found_cents
        where (d.day, d.expected_cents, d.found_cents) is distinct from (excluded.day, excluded.expected_cents, excluded.found_cents)`,
    values: [tx.tenantId, now, rows],
  });
  return found.length;
}

/** Whole months before this one that every night compares again: a month's books may still change in the next. */
const MONTHS_BACK = 2;

/**
 * Returns the days to compare at night: the months that may still change, up to today, and back to the oldest unsolved
 * difference.
 */
export async function nightRange(tx: Tx, today: BusinessDate): Promise<DateRange> {
  const [oldest] = await tx.query<{ day: BusinessDate | null }>({
    text: "select min(day) as day from tax_differences where tenant_id = $1",
    values: [tx.tenantId],
  });
  const usual = firstOfMonth(addMonths(today, -MONTHS_BACK));
  const unsolved = oldest?.day ?? usual;
  return { from: unsolved < usual ? firstOfMonth(unsolved) : usual, to: addDays(today, 1) };
}

/** Notes that the months of these days were compared; a person's comparison does not count as the night's. */
export async function noteComparison(tx: Tx, { from, to }: DateRange, now: Date): Promise<void> {
  await tx.query({
    text: `insert into tax_comparisons (tenant_id, month, compared_at)
      select $1, month::date, $4
      from generate_series(date_trunc('month', $2::date::timestamp), $3::date::timestamp, interval '1 month') month
      on conflict (tenant_id, month) do update set compared_at = excluded.compared_at`,
    values: [tx.tenantId, from, to, now],
  });
}

/*
 * Finds differences between sales, payments and the ministry's documents: $1 is the tenant, $2 and $3 are business days, $4 is
 * the moment before which a task should be done. Each part returns kind, subject, day, invoice, the expected and the found
 * amount.
 */

/** A document that counts for its sale (guide §2). */
const LIVE = "t.state not in ('replaced', 'invalidated')";

/** Sales of the days with their payments, and the number of documents made and of those that count. */
const SALES = `sales as materialized (
    select i.id, i.business_date as day, i.created_at, i.total_cents, i.total_cents + i.tip_cents as charged, i.tip_cents,
      i.withheld_cents, i.tax_total_cents, i.bill_id, i.is_taxed_as_document, p.paid, p.tips, d.made, d.live, d.to_pay, d.vat,
      back.amount as back_amount, back.tax as back_tax, back.refunds
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
        max(t.vat_cents) filter (where ${LIVE}) as vat, max(t.task_id) filter (where ${LIVE}) as task_id
      from tax_documents t where t.tenant_id = $1 and t.sale_id = s.id and t.kind in ('01', '03')
    ) d
    -- A document that was made after a partial refund is about what that refund and those before it left (guide §16).
    cross join lateral (
      select coalesce(sum(r.amount_cents + r.tip_cents), 0)::bigint as amount, coalesce(sum(r.tax_total_cents), 0)::bigint as tax,
        count(*)::integer as refunds
      from document_tasks k join refunds r on r.tenant_id = $1 and r.id = k.refund_id
      where k.tenant_id = $1 and k.invoice_id = i.id and k.id <= d.task_id
    ) back
    where i.tenant_id = $1 and i.business_date between $2::date and $3::date
  )`;

/** The period from the first to the last sale with a document; the end matters for a restaurant that no longer issues. */
const ISSUING = `issuing as materialized (
    select (select made_at from tax_documents where tenant_id = $1 and sale_id is not null order by issued_on, id limit 1) as since,
      case when exists (select from fiscal_settings where tenant_id = $1 and environment is not null) then 'infinity'::timestamptz
        else (select made_at from tax_documents where tenant_id = $1 and sale_id is not null order by issued_on desc, id desc limit 1)
      end as until
  )`;

/** The tip is part of its own invoice's payment only; an amount withheld by the buyer is not paid (guide §13). */
const PAYMENTS = `select 'payments' as kind, id as subject_id, day, id as invoice_id, charged - withheld_cents as expected, paid as found
  from sales where paid <> charged - withheld_cents or tips <> tip_cents`;

/** A sale that was refunded completely, or cost nothing, needs no document. */
const NO_DOCUMENT = `select 'no_document', s.id, s.day, s.id, s.charged, null::bigint
  from sales s cross join issuing
  where s.live = 0 and s.total_cents > 0 and s.created_at >= issuing.since and s.created_at <= issuing.until
    and not (s.made > 0 and (
      exists (select from invoice_reversals v where v.tenant_id = $1 and v.invoice_id = s.id)
      or coalesce((select sum(r.amount_cents) from refunds r where r.tenant_id = $1 and r.invoice_id = s.id), -1) >= s.total_cents))`;

const TWO_DOCUMENTS = `select 'two_documents', id, day, id, null::bigint, null::bigint from sales where live > 1`;

/**
 * A withheld amount goes to the ministry and only lowers what the guest pays (guide §13). When everything was given away, the
 * tip is on no document (guide §12).
 */
const TOTAL = `select 'total', id, day, id, charged - back_amount, to_pay from sales
  where live = 1 and to_pay <> case when total_cents = 0 then 0 else charged - back_amount end`;

/**
 * The tax of an invoice is that of its document (docs/decisions/0117). Before that a sale rounded each of its taxes once, a document
 * its sum once, and a part of a bill or a refund had shares: half a cent for each of them is no difference there.
 */
const VAT = `select 'vat', id, day, id, tax_total_cents - back_tax, vat from sales s
  where live = 1 and vat <> tax_total_cents - back_tax and (is_taxed_as_document
    or 2 * abs(vat - tax_total_cents + back_tax) > 1 + 2 * refunds + case when s.bill_id is null
      then (select count(*) from invoice_taxes x where x.tenant_id = $1 and x.invoice_id = s.id and x.amount_cents <> 0)
      else (select 2 * count(*) from invoice_lines l where l.tenant_id = $1 and l.invoice_id = s.id and l.tax_cents <> 0) end)`;

/** Test documents without a sale are those of the issuer's certification (guide §25). */
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

/** Document tasks of these days with the business day of each; the clock may differ from it by a day. */
export const TASKS_SQL = `tasks as materialized (
    select k.id, k.invoice_id, k.kind, k.created_at, k.detail, coalesce(r.business_date, v.business_date) as day, r.amount_cents,
      r.tax_total_cents, i.is_taxed_as_document
    from document_tasks k
    join invoices i on i.tenant_id = $1 and i.id = k.invoice_id
    left join refunds r on r.tenant_id = $1 and r.id = k.refund_id
    left join invoice_reversals v on v.tenant_id = $1 and v.invoice_id = k.invoice_id and k.refund_id is null
    where k.tenant_id = $1 and k.created_at >= $2::date - 2 and k.created_at < $3::date + 3
      and coalesce(r.business_date, v.business_date) between $2::date and $3::date
      and ${HAS_DOCUMENT("k.invoice_id")}
  )`;

const OPEN_TASK = `select 'open_task', k.id, k.day, k.invoice_id, k.amount_cents, null::bigint
  from tasks k
  where k.created_at < $4 and not exists (select from tax_documents t where t.tenant_id = $1 and t.task_id = k.id)`;

/** Nothing is left of the crédito fiscal after its notes. */
const IS_LAST_NOTE = `exists (
      select from tax_documents c where c.tenant_id = $1 and c.id = t.about_id
        and c.total_cents <= (select sum(o.total_cents) from tax_documents o
          where o.tenant_id = $1 and o.about_id = c.id and o.kind = '05' and o.state not in ('replaced', 'invalidated')))`;

/** IVA inside an amount: IVA on top of what is left reaches the amount again, or skips it (docs/decisions/0066). */
const IVA_INSIDE = (amount: string) => `round(13.0 * (${amount}) / 113)`;

/**
 * A credit note says what was given back and the tax of the refund. In the older generation it leaves out an untaxed service charge
 * and a cent that IVA skips; a lodging's tribute skips one beside it. The last note of a crédito fiscal ends with it (guide §16).
 */
const NOTE_AMOUNT = `select 'note_amount', k.id, k.day, k.invoice_id,
    case when n.said = k.amount_cents then k.tax_total_cents else k.amount_cents end,
    case when n.said = k.amount_cents then t.vat_cents else n.said end
  from tasks k
  join tax_documents t on t.tenant_id = $1 and t.task_id = k.id and t.kind = '05' and ${LIVE}
  cross join lateral (
    select coalesce(sum((line ->> 'service')::bigint), 0) as service
    from jsonb_array_elements(case jsonb_typeof(k.detail -> 'lines') when 'array' then k.detail -> 'lines' else '[]' end) line
  ) given
  left join lateral (select (sale -> 'service' ->> 'isTaxed')::boolean as is_taxed
    from documents where tenant_id = $1 and invoice_id = k.invoice_id) s on true
  cross join lateral (
    select t.total_cents + t.outside_cents as said,
      k.amount_cents - case when t.generation = '2022-12' and not coalesce(s.is_taxed, true) then given.service else 0 end as due
  ) n
  cross join lateral (select n.due - t.exempt_cents - t.not_subject_cents - t.tributes_cents as taxed) x
  cross join lateral (select round(0.13 * (x.taxed - ${IVA_INSIDE("x.taxed")})) = ${IVA_INSIDE("x.taxed")} as is_reached) y
  where k.kind = 'credit_note' and case when k.is_taxed_as_document
    then t.vat_cents <> k.tax_total_cents or (n.said <> n.due and (t.generation <> '2022-12'
      or abs(n.said - n.due) > case when t.tributes_cents <> 0 then 2 when y.is_reached and not ${IS_LAST_NOTE} then 0 else 1 end))
    else n.said > k.amount_cents + 1 or n.said < k.amount_cents - given.service - 1 end`;

const DIFFERENCES_SQL = `with ${SALES}, ${ISSUING}, ${TASKS_SQL}
${[PAYMENTS, NO_DOCUMENT, TWO_DOCUMENTS, TOTAL, VAT, NO_SALE, NO_TASK, OPEN_TASK, NOTE_AMOUNT].join("\nunion all\n")}`;
