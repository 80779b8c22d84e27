import type { DocumentId, DocumentTaskId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { taxFactsOfItems } from "#tax/documents/server/freeze-sale.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import type { Issuer, Party } from "../../domain/issue/parties.ts";
import { readInput, type StoredInput } from "../document-input.ts";
import type { Issuing } from "../issuing.ts";
import { inputOfSale } from "../paid-sale.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { readSale, tasksOfSale } from "./correction-queries.ts";
import { remainingSale, saleOfKind } from "./remaining-sale.ts";

/** Data that may change when a document is built again. */
export interface RebuildTerms {
  readonly issuing: Issuing;
  /**
   * Under its own numbers the document stays at the place they name (guide §3); under new numbers it comes
   * from the place that issues now.
   */
  readonly isUnderOwnNumbers: boolean;
  /** The other party as somebody wrote it now; undefined: as before. */
  readonly party?: Party | null;
  /** A new type, when a buyer asked for a crédito fiscal after the factura. */
  readonly type?: SaleInput["type"];
  /** The refund it is made for, when it differs from before. */
  readonly taskId?: DocumentTaskId;
}

/**
 * Rebuilds the input of a document: its frozen sale without earlier refunds, with the present data of the
 * restaurant and the present tax facts of its items.
 */
export async function rebuildInput(tx: Tx, row: TaxDocumentRow, terms: RebuildTerms): Promise<StoredInput> {
  const { issuing, isUnderOwnNumbers, party, taskId = row.task_id } = terms;
  const stored = readInput(row.input);
  const issuer = isUnderOwnNumbers ? ofSamePlace(issuing.issuer, stored.issuer) : issuing.issuer;
  switch (stored.type) {
    case "14":
      return { ...stored, issuer, seller: party ?? stored.seller };
    case "05":
    case "06":
      return { ...stored, issuer, buyer: party ?? stored.buyer };
    default: {
      const buyer = party === undefined ? stored.buyer : party;
      if (row.sale_id === null) return { ...(stored as SaleInput), issuer, buyer };
      const of = { saleId: row.sale_id, taskId, type: terms.type ?? (stored as SaleInput).type };
      return { ...(await rebuildSaleInput(tx, of, { ...issuing, issuer })), buyer };
    }
  }
}

type SaleInput = Extract<StoredInput, { readonly discounts: unknown }>;

async function rebuildSaleInput(
  tx: Tx,
  {
    saleId,
    taskId,
    type,
  }: {
    readonly saleId: DocumentId;
    readonly taskId: DocumentTaskId | null;
    readonly type: SaleInput["type"];
  },
  issuing: Issuing,
): Promise<SaleInput> {
  const sale = await readSale(tx, saleId);
  const before = taskId === null ? [] : (await tasksOfSale(tx, saleId)).filter(({ id }) => id <= taskId);
  const left = remainingSale(sale, before) ?? sale;
  // A document keeps its present type, whatever the sale was frozen as.
  const invoiceType = type === "03" ? "CREDITO_FISCAL" : "CONSUMIDOR_FINAL";
  return inputOfSale(saleOfKind(await withCurrentTaxFacts(tx, left), invoiceType), issuing) as SaleInput;
}

const ofSamePlace = (now: Issuer, before: Issuer): Issuer => ({
  ...now,
  establishmentKind: before.establishmentKind,
  establishment: before.establishment,
  pointOfSale: before.pointOfSale,
});

/**
 * Returns the sale with the present tax facts of its items: whoever corrects a code in the menu corrects it
 * for this document.
 */
export async function withCurrentTaxFacts(tx: Tx, sale: FrozenSale): Promise<FrozenSale> {
  const ids = sale.lines.flatMap(({ orderLineId }) => orderLineId ?? []);
  if (ids.length === 0) return sale;
  const items = await tx.rows(
    sqlOf
      .selectFrom("order_lines")
      .select(["id", "menu_item_id"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "in", ids),
  );
  const itemOf = new Map(items.map(({ id, menu_item_id }) => [id, menu_item_id]));
  const facts = await taxFactsOfItems(tx, [...itemOf.values()]);
  const lines = sale.lines.map((line) => {
    const item = line.orderLineId === null ? undefined : itemOf.get(line.orderLineId);
    const now = item === undefined ? undefined : facts.get(item);
    return now === undefined ? line : { ...line, taxFacts: now };
  });
  return { ...sale, lines };
}
