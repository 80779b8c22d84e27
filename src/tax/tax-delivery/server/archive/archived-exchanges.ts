import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";

const unpacked = promisify(gunzip);

/** Read at once: a kept answer has 64 kB at most. */
const BATCH = 50;

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
 * Every exchange with the ministry about a document or an event, first to last, a line of JSON each: when, which service, the SHA-256 of
 * what was sent, and the answer as it came. Signing in is none of them, so that no secret is (docs/decisions/0067).
 */
export async function* exchangesOf(
  { inTenant }: { inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T> },
  id: TaxDocumentId,
): AsyncGenerator<Uint8Array> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const after: number = last;
    const rows = await inTenant((tx) => batchAfter(tx, id, after));
    const lines = await Promise.all(rows.map(lineOf));
    yield Buffer.from(lines.join(""), "utf8");
    last = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  }
}

const batchAfter = (tx: Tx, id: TaxDocumentId, after: number): Promise<ExchangeRow[]> =>
  tx.query<ExchangeRow>({
    text: `select id, at, service, took_ms, request_sha256, sending, status, meaning, answer from tax_exchanges
      where tenant_id = $1 and tax_document_id = $2 and id > $3 order by id limit ${BATCH}`,
    values: [tx.tenantId, id, after],
  });

async function lineOf({ id: _, answer, ...exchange }: ExchangeRow): Promise<string> {
  const text = answer === null ? null : (await unpacked(answer)).toString("utf8");
  return `${JSON.stringify({ ...exchange, answer: text })}\n`;
}
