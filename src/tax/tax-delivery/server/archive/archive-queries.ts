import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Environment } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import type { DocumentState } from "#tax/tax-documents/domain/life/document-state.ts";
import type { TaxDocumentKind } from "#tax/tax-documents/domain/shape/generation.ts";
import { isNoTrial } from "#tax/tax-documents/server/public.ts";

/** A document or an event of a period, with the columns of the index. */
export interface ArchivedRow {
  readonly id: TaxDocumentId;
  readonly kind: TaxDocumentKind;
  readonly environment: Environment;
  readonly generation: string;
  readonly generation_code: string;
  readonly control_number: string | null;
  readonly issued_on: string;
  readonly issued_at: string;
  readonly party_name: string | null;
  readonly party_number: string | null;
  readonly party_nrc: string | null;
  readonly not_subject_cents: number | null;
  readonly exempt_cents: number | null;
  readonly taxed_cents: number | null;
  readonly vat_cents: number | null;
  readonly tributes_cents: number | null;
  readonly withheld_cents: number | null;
  readonly perceived_cents: number | null;
  readonly outside_cents: number | null;
  readonly total_cents: number | null;
  readonly to_pay_cents: number | null;
  readonly state: DocumentState;
  readonly seal: string | null;
  readonly sealed_at: Date | null;
  readonly about_code: string | null;
  readonly replaces_code: string | null;
  readonly is_signed: boolean;
  /**
   * Number of signed versions: more than one after a correction, or when the document became part of a
   * contingency.
   */
  readonly signings: number;
  readonly has_exchanges: boolean;
}

const ROWS_AT_ONCE = 200;

/**
 * Reads all rows of a period in the order of their days, in batches, each in a transaction of its own:
 * nothing is held in memory as a whole, and no snapshot stays open while the reader is slow. Rows made after
 * `until` are left out, so that two readings are alike.
 */
export async function* rowsOfPeriod(
  { inTenant }: { inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  { from, to }: DateRange,
  until: Date,
): AsyncGenerator<ArchivedRow> {
  let last: Pick<ArchivedRow, "issued_on" | "id"> | undefined;
  do {
    const after = last;
    const rows = await inTenant((tx) => rowsAfter(tx, { from, to, until }, after));
    yield* rows;
    last = rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

const rowsAfter = (
  tx: Tx,
  { from, to, until }: DateRange & { readonly until: Date },
  after: Pick<ArchivedRow, "issued_on" | "id"> | undefined,
): Promise<ArchivedRow[]> =>
  tx.query<ArchivedRow>({
    text: `select d.id, d.kind, d.environment, d.generation, d.generation_code, d.control_number, d.issued_on::text as issued_on,
        d.issued_at, d.party_name, d.party_number, d.party_nrc, d.not_subject_cents, d.exempt_cents, d.taxed_cents, d.vat_cents,
        d.tributes_cents, d.withheld_cents, d.perceived_cents, d.outside_cents, d.total_cents, d.to_pay_cents, d.state, d.seal,
        d.sealed_at, a.generation_code as about_code, r.generation_code as replaces_code,
        d.state not in ('draft', 'generated') and t.signings > 0 as is_signed, t.signings,
        exists (select from tax_exchanges x where x.tenant_id = $1 and x.tax_document_id = d.id) as has_exchanges
      from tax_documents d
      left join tax_documents a on a.tenant_id = $1 and a.id = d.about_id
      cross join lateral (
        select count(*)::int as signings from tax_document_texts where tenant_id = $1 and tax_document_id = d.id) t
      left join tax_documents r on r.tenant_id = $1 and r.id = d.replaces_id
      where d.tenant_id = $1 and d.issued_on between $2::date and $3::date and d.made_at <= $4 and ${isNoTrial("d")}
        and (d.issued_on, d.id) > ($5::date, $6::bigint)
      order by d.issued_on, d.id limit ${ROWS_AT_ONCE}`,
    values: [tx.tenantId, from, to, until, after?.issued_on ?? from, after?.id ?? 0],
  });

const unpacked = promisify(gunzip);

/** Exchanges that are read at once: a stored answer has 64 kB at most. */
const EXCHANGES_AT_ONCE = 50;

interface ExchangeRow {
  readonly id: number;
  readonly at: Date;
  readonly service: string;
  readonly took_ms: number;
  readonly request_sha256: string;
  readonly sending: string;
  readonly status: number | null;
  readonly meaning: string;
  readonly answer: Buffer | null;
}

/**
 * Reads every exchange with the ministry about a document or an event, first to last, a line of JSON each:
 * when, which service, the SHA-256 of the request, and the answer as it came. Signing in is left out, so that
 * no secret gets into the file (docs/decisions/0067).
 */
export async function* exchangesOf(
  { inTenant }: { inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  id: TaxDocumentId,
): AsyncGenerator<Uint8Array> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const after: number = last;
    const rows = await inTenant((tx) => exchangesAfter(tx, id, after));
    const lines = await Promise.all(rows.map(lineOf));
    yield Buffer.from(lines.join(""), "utf8");
    last = rows.length < EXCHANGES_AT_ONCE ? undefined : rows.at(-1)?.id;
  }
}

const exchangesAfter = (tx: Tx, id: TaxDocumentId, after: number): Promise<ExchangeRow[]> =>
  tx.query<ExchangeRow>({
    text: `select id, at, service, took_ms, request_sha256, sending, status, meaning, answer from tax_exchanges
      where tenant_id = $1 and tax_document_id = $2 and id > $3 order by id limit ${EXCHANGES_AT_ONCE}`,
    values: [tx.tenantId, id, after],
  });

async function lineOf({ id: _, answer, ...exchange }: ExchangeRow): Promise<string> {
  const text = answer === null ? null : (await unpacked(answer)).toString("utf8");
  return `${JSON.stringify({ ...exchange, answer: text })}\n`;
}
