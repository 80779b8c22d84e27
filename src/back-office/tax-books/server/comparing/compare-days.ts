import type { InvoiceId } from "#platform/domain/ids.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, addMonths, firstOfMonth } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { DifferenceKind } from "../../domain/difference.ts";
import { DIFFERENCES_SQL } from "./difference-sql.ts";

interface FoundDifference {
  readonly kind: DifferenceKind;
  readonly subject_id: number;
  readonly day: string;
  readonly invoice_id: InvoiceId | null;
  readonly expected: number | null;
  readonly found: number | null;
}

/** So long somebody, or the queue, has for what a refund asks of its document. */
const TASK_MS = 24 * 60 * 60 * 1000;

/**
 * Compares the days once more: what differs is kept as it is now, and what was solved goes. Gives how many differences these days have.
 */
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

/** Whole months before this one that every night looks at again: what a month's books are made of still changes in the next. */
const MONTHS_BACK = 2;

/** What a night compares: the months that may still change, to today, and further back to the oldest difference that nobody solved. */
export async function nightRange(tx: Tx, today: BusinessDate): Promise<DateRange> {
  const [oldest] = await tx.query<{ day: BusinessDate | null }>({
    text: "select min(day) as day from tax_differences where tenant_id = $1",
    values: [tx.tenantId],
  });
  const usual = firstOfMonth(addMonths(today, -MONTHS_BACK));
  const unsolved = oldest?.day ?? usual;
  return { from: unsolved < usual ? firstOfMonth(unsolved) : usual, to: addDays(today, 1) };
}

/** Notes that the months of these days were compared; a person's comparison leaves the night's own mark as it is. */
export async function noteComparison(tx: Tx, { from, to }: DateRange, now: Date): Promise<void> {
  await tx.query({
    text: `insert into tax_comparisons (tenant_id, month, compared_at)
      select $1, month::date, $4
      from generate_series(date_trunc('month', $2::date::timestamp), $3::date::timestamp, interval '1 month') month
      on conflict (tenant_id, month) do update set compared_at = excluded.compared_at`,
    values: [tx.tenantId, from, to, now],
  });
}
