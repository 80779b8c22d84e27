import type { World } from "./suite-world.ts";

/** Days back to the month whose books are looked at: the middle of what `pastTaxDocumentsSql` makes. */
export const DAYS_BACK = 300;

/** Sealed documents of sales of years in one series, one each hour and a half, a tenth of them fiscal credits; for `session_replication_role = replica`. */
export function pastTaxDocumentsSql({ small }: World, count: number): string {
  const t = small.tenantId;
  const past = "now() - (n * 90 || ' minutes')::interval";
  const kind = "case when n % 10 = 0 then '03' else '01' end";
  return `
    insert into documents (tenant_id, id, invoice_id, kind, sale)
      overriding system value
      select ${t}, ${t}000000 + n, ${t}000000 + n, ${kind}, '{}' from generate_series(1, ${count}) n;
    insert into tax_documents (tenant_id, kind, environment, generation, generation_code, control_number, sale_id, issued_on, issued_at,
        made_at, input, not_subject_cents, exempt_cents, taxed_cents, vat_cents, tributes_cents, withheld_cents, perceived_cents,
        outside_cents, total_cents, to_pay_cents, state, seal, sealed_at)
      select ${t}, ${kind}, '01', '2022-12', upper(gen_random_uuid()::text),
        'DTE-' || ${kind} || '-M001P001-' || lpad((${count} + 1 - n)::text, 15, '0'), ${t}000000 + n, (${past})::date, '12:00:00',
        ${past}, '{}', 0, 0, 650, 75, 0, 0, 0, 0, 650, 650, 'sealed', '2026' || repeat('A', 36), ${past}
      from generate_series(1, ${count}) n;`;
}
