import type { DocumentId, DocumentTaskId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { taxFactsOfItems } from "#tax/documents/server/item-tax-facts.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import type { Issuer, Party } from "../../domain/issue/parties.ts";
import { type KeptInput, readInput } from "../document-input.ts";
import type { Issuing } from "../issuing.ts";
import { inputOfSale } from "../paid-sale.ts";
import type { TaxDocumentRow } from "../sending/document-queries.ts";
import { readSale, tasksOfSale } from "./correction-queries.ts";
import { remainingSale } from "./remaining-sale.ts";

/** What a document is made of anew. */
export interface Anew {
  readonly issuing: Issuing;
  /** Under its own numbers it stays of the place that they name (guide §3); under new ones it is of the place that issues now. */
  readonly isUnderOwnNumbers: boolean;
  /** The other side as somebody wrote it now; undefined: as it was. */
  readonly party?: Party | null;
  /** Another type than before: a buyer asked for a crédito fiscal after the factura. */
  readonly type?: SaleInput["type"];
  /** The refund that it is made for, where it has another one than before. */
  readonly taskId?: DocumentTaskId;
}

/**
 * What a document is built of when it is made anew: its sale as it was frozen, without what went back before it, with the restaurant
 * and the fiscal fields of its items as they are now.
 */
export async function inputNow(tx: Tx, row: TaxDocumentRow, anew: Anew): Promise<KeptInput> {
  const { issuing, isUnderOwnNumbers, party, taskId = row.task_id } = anew;
  const kept = readInput(row.input);
  const issuer = isUnderOwnNumbers ? ofSamePlace(issuing.issuer, kept.issuer) : issuing.issuer;
  switch (kept.type) {
    case "14":
      return { ...kept, issuer, seller: party ?? kept.seller };
    case "05":
    case "06":
      return { ...kept, issuer, buyer: party ?? kept.buyer };
    default: {
      const buyer = party === undefined ? kept.buyer : party;
      if (row.sale_id === null) return { ...(kept as SaleInput), issuer, buyer };
      const of = { saleId: row.sale_id, taskId, type: anew.type ?? (kept as SaleInput).type };
      return { ...(await saleInputNow(tx, of, { ...issuing, issuer })), buyer };
    }
  }
}

type SaleInput = Extract<KeptInput, { readonly discounts: unknown }>;

async function saleInputNow(
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
  // A document stays what it became, whatever the sale was frozen as.
  const invoiceType = type === "03" ? "CREDITO_FISCAL" : "CONSUMIDOR_FINAL";
  return inputOfSale({ ...(await withFactsNow(tx, left)), invoiceType }, issuing) as SaleInput;
}

const ofSamePlace = (now: Issuer, before: Issuer): Issuer => ({
  ...now,
  establishmentKind: before.establishmentKind,
  establishment: before.establishment,
  pointOfSale: before.pointOfSale,
});

/** The sale with what documents say of its items now: whoever mends a code in the menu mends it for this document. */
export async function withFactsNow(tx: Tx, sale: FrozenSale): Promise<FrozenSale> {
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
