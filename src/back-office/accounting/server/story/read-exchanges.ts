import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import { isRecord, type JsonRecord } from "#platform/domain/text/json-record.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { DteComplete } from "../../contract/accounting.ts";

const unpacked = promisify(gunzip);

type Exchange = NonNullable<DteComplete["data"]>["exchanges"][number];
type StoredExchange = Omit<Exchange, "answer"> & { readonly answer: Buffer | null };

/** Of a document that was asked for again and again the last ones are shown; all of them are kept. */
const SHOWN = 100;
/** Characters of an answer that are shown; a true one has a few hundred. */
const ANSWER_SHOWN = 16_000;

/** What passed between the restaurant and the ministry about a document, first to last, and the last answer. */
export async function readExchanges(
  tx: Tx,
  id: TaxDocumentId,
): Promise<{ readonly exchanges: Exchange[]; readonly answer: JsonRecord | null }> {
  const rows = await tx.query<StoredExchange>({
    text: `select at, service, took_ms, sending, status, meaning, answer from tax_exchanges
      where tenant_id = $1 and tax_document_id = $2 order by id desc limit ${SHOWN}`,
    values: [tx.tenantId, id],
  });
  const exchanges = await Promise.all(rows.toReversed().map(exchangeView));
  const last = exchanges.findLast(({ answer }) => answer !== null);
  return { exchanges, answer: last?.answer == null ? null : answerOf(last.answer) };
}

async function exchangeView({ answer, ...exchange }: StoredExchange): Promise<Exchange> {
  if (answer === null) return { ...exchange, answer };
  const text = (await unpacked(answer)).toString("utf8");
  return { ...exchange, answer: text.slice(0, ANSWER_SHOWN).toWellFormed() };
}

/** An answer as JSON; what is none, an error page or half of an answer, as its text. */
function answerOf(text: string): JsonRecord {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // No JSON: shown as it came.
  }
  return { texto: text };
}
