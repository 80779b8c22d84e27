import type { InvoiceId } from "#platform/domain/ids.ts";
import { type Cents, cents, subtractCents, sumCents } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { documentKindOf } from "#tax/documents/domain/document-kind.ts";
import { type FrozenSale, type ReturnedLine, storedSale } from "#tax/documents/server/public.ts";
import { mostOfNote, taxOfRefund } from "../../domain/from-sale/document-cents.ts";
import { creditedAmounts, totalOfSale } from "../../domain/from-sale/document-of-sale.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { type DocumentTaskRow, documentsAbout, documentsOfSale, tasksOfSale } from "./correction-queries.ts";
import { remainingLines, returnedLines } from "./remaining-sale.ts";

/** A part of an invoice that is given back. */
interface Return {
  readonly invoiceId: InvoiceId;
  readonly lines: readonly ReturnedLine[];
  /** Tax of the invoice less that of its earlier refunds. */
  readonly taxLeft: Cents;
}

/**
 * Returns the tax that the document of a refund will say (guide §16; docs/decisions/0117): it is frozen with the refund. Null for an
 * invoice of which nothing was frozen, or whose tax is not IVA.
 */
export async function taxOfReturn(tx: Tx, { invoiceId, lines, taxLeft }: Return): Promise<Cents | null> {
  const row = await tx.first(
    sqlOf
      .selectFrom("documents")
      .select(["id", "sale"])
      .where("tenant_id", "=", tx.tenantId)
      .where("invoice_id", "=", invoiceId),
  );
  if (row === undefined || lines.some(({ net }) => net === null)) return null;
  const sale = storedSale(row.sale);
  const tasks = await tasksOfSale(tx, row.id);
  const live = (await documentsOfSale(tx, row.id)).findLast(
    ({ state }) => state !== "replaced" && state !== "invalidated",
  );
  const type = live?.kind === "03" || live?.kind === "01" ? live.kind : documentKindOf(sale.invoiceType);
  const isServiceTaxed = sale.service.isTaxed;
  const earlier = tasks.map(({ detail }) => detail.lines);
  return taxOfRefund({
    type,
    isServiceTaxed,
    sold: sale.lines,
    taxLeft,
    left: remainingLines(sale, [...earlier, lines]),
    returned: returnedLines(sale, lines),
    creditable: type === "03" ? await creditable(tx, sale, { live, tasks }) : cents(0),
  });
}

/** Returns the rest of a crédito fiscal that can be credited when the notes of all earlier refunds are made (guide §16, code 016). */
async function creditable(
  tx: Tx,
  sale: FrozenSale,
  { live, tasks }: { readonly live: TaxDocumentRow | undefined; readonly tasks: readonly DocumentTaskRow[] },
): Promise<Cents> {
  const coveredBy = live?.task_id ?? 0;
  const isServiceTaxed = sale.service.isTaxed;
  const covered = tasks.filter(({ id }) => id <= coveredBy);
  const documented = remainingLines(
    sale,
    covered.map(({ detail }) => detail.lines),
  );
  const debits = live === undefined ? [] : (await documentsAbout(tx, [live.id])).filter(isDebit);
  let rest = sumCents([
    totalOfSale({ type: "03", lines: documented, isServiceTaxed }),
    ...debits.map(({ total_cents }) => cents(total_cents ?? 0)),
  ]);
  for (const [index, { detail }] of tasks.entries()) {
    if (index < covered.length) continue;
    const lines = returnedLines(sale, detail.lines);
    const left = remainingLines(
      sale,
      tasks.slice(0, index + 1).map((task) => task.detail.lines),
    );
    const atMost = mostOfNote(rest, left, isServiceTaxed);
    const note = creditedAmounts({ lines, isServiceTaxed, atMost, isWhole: detail.lines === null });
    rest = subtractCents(rest, note.total);
  }
  return rest;
}

const isDebit = ({ kind, state }: TaxDocumentRow) => kind === "06" && state !== "invalidated";
