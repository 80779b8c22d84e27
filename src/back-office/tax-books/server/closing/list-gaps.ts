import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";
import {
  type listGaps as definition,
  MAX_GAPS,
  type MonthSeries,
  type NumberGap,
} from "../../contract/closing.ts";
import { explainGap } from "../../domain/closing-check.ts";
import { type BookMonth, bookMonth, monthValues } from "../books/book-sources.ts";

/** Lists the control numbers of a month by series, with the reason for each missing document. */
export function listGaps(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { month } = await bookMonth(tx, ctx.now, query.month);
    return { ...month, series: await readSeries(tx, month) };
  });
}

/** Limit on the numbers after a series' last document that are checked, in case its counter ran away. */
const MAX_BEHIND = 1_000;

/** SQL of a number's series, up to its last dash, and of its fifteen digits (guide §3). */
const SERIES = "left(control_number, 16)";
const SEQUENCE = "right(control_number, 15)::bigint";
/**
 * Series of a month: each begins after the last number of an earlier month and ends with its last one; the newest ends with its
 * counter, so that a number taken and never used is missing too. Test documents after the last document are no numbers of the
 * month; those in between are counted separately.
 */
const SERIES_SQL = `select s.*, (
    select count(*)::integer from tax_documents
    where tenant_id = $1 and environment = $2 and is_trial and control_number between
      s.series || lpad(s.first::text, 15, '0') and s.series || lpad(s.last::text, 15, '0')
  ) as trials
  from (
  select m.series, coalesce(below.last + 1, m.first) as first, m.sealed,
    case when above.first is null then greatest(m.last, unused.last) else m.last end as last
  from (
    select ${SERIES} as series, min(${SEQUENCE}) as first, max(${SEQUENCE}) as last,
      (count(*) filter (where state in ('sealed', 'sealed_with_remarks', 'invalidated')))::integer as sealed
    from tax_documents
    where tenant_id = $1 and environment = $2 and issued_on between $3::date and $4::date and not is_trial
      and kind in ('01', '03', '05', '06', '14')
    group by 1
  ) m
  left join lateral (
    select ${SEQUENCE} as last from tax_documents
    where tenant_id = $1 and environment = $2 and control_number >= m.series || '000000000000000'
      and control_number < m.series || lpad(m.first::text, 15, '0')
    order by control_number desc limit 1
  ) below on true
  left join lateral (
    select ${SEQUENCE} as first from tax_documents
    where tenant_id = $1 and environment = $2 and control_number > m.series || lpad(m.last::text, 15, '0')
      and control_number <= m.series || '999999999999999'
    order by control_number limit 1
  ) above on true
  left join control_numbers counter on counter.tenant_id = $1 and counter.environment = $2
    and counter.kind = substr(m.series, 5, 2) and counter.establishment_code = substr(m.series, 8, 4)
    and counter.point_of_sale_code = substr(m.series, 12, 4)
  left join lateral (
    select max(no) as last
    from (select greatest(m.last, upper(counter.skipped) - 1) as last) begun
    cross join lateral generate_series(begun.last + 1, least(counter.value, begun.last + ${MAX_BEHIND})) no
    where not exists (
      select from tax_documents where tenant_id = $1 and environment = $2 and is_trial
        and control_number = m.series || lpad(no::text, 15, '0'))
  ) unused on true
  ) s order by s.series`;

interface SeriesRow {
  readonly series: string;
  readonly first: number;
  readonly last: number;
  readonly sealed: number;
  readonly trials: number;
}

interface MissingRow {
  readonly control_number: string;
  readonly document_id: TaxDocumentId | null;
  readonly state: DocumentState | null;
  readonly day: string | null;
  readonly is_of_month: boolean;
}

/** Returns the series of a month with the missing numbers of each. */
export async function readSeries(tx: Tx, month: BookMonth): Promise<MonthSeries[]> {
  const all = await tx.query<SeriesRow>({ text: SERIES_SQL, values: monthValues(tx, month) });
  const views: MonthSeries[] = [];
  for (const one of all) {
    const gaps = (await missingOf(tx, month, one)).flatMap(gapOf);
    views.push({
      kind: one.series.slice(4, 6),
      place: one.series.slice(7, 15),
      first: one.first,
      last: one.last,
      sealed: one.sealed,
      trials: one.trials,
      missing: gaps.length,
      unknown: gaps.filter(({ why }) => why === "unknown").length,
      gaps: gaps.slice(0, MAX_GAPS),
    });
  }
  return views;
}

/**
 * Numbers that other series took from a shared counter; $8, the pattern of their establishments, is null when the series counts
 * by itself (guide §3).
 */
const USED_ELSEWHERE = `select ${SEQUENCE} from tax_documents
        where $8::text is not null and tenant_id = $1 and environment = $2 and issued_on between $3::date - 366 and $4::date
          and substr(control_number, 8, 4) like $8 and ${SERIES} <> $5`;

/** Returns the pattern of the establishments that share the counter of a series; null when it counts by itself. */
async function countedTogether(tx: Tx, series: string): Promise<string | null> {
  const issuer = await tx.first(
    sqlOf.selectFrom("fiscal_settings").select("number_scope").where("tenant_id", "=", tx.tenantId),
  );
  if (issuer?.number_scope === "restaurant") return "%";
  return issuer?.number_scope === "establishment" ? series.slice(7, 11) : null;
}

/** Numbers that a series, or another of the same counter, skipped when somebody set its next one: no gaps (docs/decisions/0118). */
const SKIPPED = `coalesce((
          select range_agg(skipped) from control_numbers
          where tenant_id = $1 and environment = $2 and case when $8::text is null
            then kind = substr($5, 5, 2) and establishment_code = substr($5, 8, 4) and point_of_sale_code = substr($5, 12, 4)
            else establishment_code like $8 end), '{}')`;

/** Returns numbers of a series without a sealed document of the month, each with what is known about it. */
const missingOf = async (tx: Tx, month: BookMonth, { series, first, last }: SeriesRow) =>
  tx.query<MissingRow>({
    text: `select n.control_number, d.id as document_id, d.state, d.issued_on as day,
        coalesce(d.issued_on between $3::date and $4::date, false) as is_of_month
      from (select $5::text || lpad(no::text, 15, '0') as control_number, no
        from unnest(int8multirange(int8range($6::bigint, $7::bigint, '[]')) - ${SKIPPED}) piece
        cross join lateral generate_series(lower(piece), upper(piece) - 1) no) n
      left join lateral (
        select id, state, issued_on, is_trial from tax_documents
        where tenant_id = $1 and environment = $2 and control_number = n.control_number offset 0
      ) d on true
      where n.no not in (${USED_ELSEWHERE}) and (d.id is null or not d.is_trial and (
        d.state not in ('sealed', 'sealed_with_remarks', 'invalidated')
        or d.issued_on not between $3::date and $4::date))
      order by n.control_number`,
    values: [...monthValues(tx, month), series, first, last, await countedTogether(tx, series)],
  });

function gapOf({ state, is_of_month: isOfMonth, ...row }: MissingRow): NumberGap[] {
  const why = explainGap(state === null ? null : { state, isOfMonth });
  return why === null ? [] : [{ ...row, why }];
}
