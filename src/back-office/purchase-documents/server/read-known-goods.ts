import { knownPurchases, vendorMemory } from "#back-office/purchases/server/public.ts";
import { readFiscalSettings, readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { type PurchaseDocument, stockEffectOf } from "#tax/documents/domain/reading/purchase-document.ts";
import type { previewDte } from "../contract/preview-dte.ts";
import type { DocumentWarning } from "../domain/document-warnings.ts";
import { moreThanBought } from "../domain/returned-goods.ts";
import { allIngredients } from "./document-queries.ts";
import { type KnownGoods, MOST_COMPARED } from "./propose-lines.ts";

export interface KnownOfDocument extends Omit<KnownGoods, "ingredients"> {
  readonly vendorId: VendorId | null;
  readonly ownNit: string | null;
  readonly ownNrc: string | null;
}

/** What the restaurant knows of a document's seller and goods, and of itself. */
export async function readKnownGoods(tx: Tx, document: PurchaseDocument): Promise<KnownOfDocument> {
  const fiscal = await readFiscalSettings(tx);
  const vendorId = await vendorMemory.vendor(tx, document.vendor);
  const keys = vendorMemory.keys(document.lines);
  return {
    vendorId,
    ownNit: fiscal?.nit ?? null,
    ownNrc: fiscal?.nrc ?? null,
    isRegisteredForVat: Boolean(fiscal?.nrc),
    keys,
    links: vendorId === null ? new Map() : await vendorMemory.recall(tx, vendorId, keys),
  };
}

/** The same with every ingredient, whether the document was imported before, and what else is odd beside what is known. */
export async function readForPreview(tx: Tx, document: PurchaseDocument, now: Date) {
  const known = await readKnownGoods(tx, document);
  const { vendorId } = known;
  const first = await knownPurchases.ofDocument(tx, document.generationCode);
  const corrected = await knownPurchases.corrected(tx, vendorId, document);
  const typed =
    vendorId === null || first || stockEffectOf(document.type) !== "brings"
      ? undefined
      : await knownPurchases.typed(tx, vendorId, document);
  const { today } = await readSettings(tx, now);
  const described = new Set(
    document.lines.flatMap(({ kind, title }) => (kind === "charge" ? [] : searchText(title))),
  );
  const warnings: DocumentWarning[] = [
    // The day of the restaurant may end after midnight.
    ...(document.issuedOn > addDays(today, 1) ? [{ kind: "future_day" } as const] : []),
    ...(typed === undefined ? [] : [{ kind: "typed_before", number: typed } as const]),
    ...moreThanBought(document, await knownPurchases.bought(tx, corrected)).map(
      (more) => ({ kind: "more_than_bought", ...more }) as const,
    ),
    ...(described.size > MOST_COMPARED ? [{ kind: "not_compared", compared: MOST_COMPARED } as const] : []),
  ];
  return {
    ...known,
    ingredients: await allIngredients(tx),
    firstImport: first ? { purchaseId: first.id, number: first.number, importedAt: first.createdAt } : null,
    corrects: correctedView(document, corrected),
    warnings,
  };
}

/** What a note corrects, each with the purchase that it is. */
function correctedView(
  { relatedTo }: PurchaseDocument,
  corrected: Awaited<ReturnType<typeof knownPurchases.corrected>>,
): ResponseOf<typeof previewDte>["corrects"] {
  return [...new Set(relatedTo)].map((reference) => {
    const found = corrected.find((each) => each.reference === reference);
    return {
      reference,
      purchase: found ? { purchaseId: found.id, number: found.number, date: found.date } : null,
    };
  });
}
