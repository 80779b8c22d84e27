import { sql } from "kysely";
import type { z } from "zod";
import { knownPurchases, vendorMemory } from "#back-office/purchases/server/public.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { VendorId } from "#platform/domain/ids.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { nextSentence } from "#platform/domain/text/sentences.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, type AppErrorOptions } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type {
  DocumentFieldProblem,
  DocumentRefusal,
} from "#tax/documents/domain/reading/document-problem.ts";
import { type PurchaseDocument, stockEffectOf } from "#tax/documents/domain/reading/purchase-document.ts";
import { readPurchaseDocument } from "#tax/documents/domain/reading/read-purchase-document.ts";
import { readIssuer } from "#tax/tax-issuer/server/public.ts";
import type { ReviewedLine } from "../contract/import-dte.ts";
import type { dte, previewDte } from "../contract/preview-dte.ts";
import type { DocumentWarning } from "../domain/document-warnings.ts";
import { moreThanBought } from "../domain/returned-goods.ts";
import { type KnownGoods, type KnownIngredient, MAX_COMPARED } from "./propose-lines.ts";

type Say = StaffContext["say"];

/** Faults reported at once: enough to see what is wrong with a file. */
const MAX_REPORTED = 20;

/** Returns the text of a document that was sent as text or as an object. */
export function textOfDte(sent: z.output<typeof dte>): string {
  return typeof sent === "string" ? sent : JSON.stringify(sent);
}

/** Reads the document in a text; throws the reader's code, with the faulty fields and their lines. */
export function readDocument(text: string, say: Say): PurchaseDocument {
  const read = readPurchaseDocument(text);
  if (read.ok) return read.document;
  throw refusedDocument(read.refusal, say);
}

/** Returns the refusal of a text that is no such document, with the faulty fields and their lines in words. */
export const refusedDocument = (refusal: DocumentRefusal, say: Say): AppError =>
  new AppError(refusal.code, detailsOf(refusal, say));

function detailsOf(refusal: DocumentRefusal, say: Say): AppErrorOptions {
  switch (refusal.code) {
    case "INVALID_DTE_JSON": {
      const { textLine } = refusal;
      const where = textLine === null ? "" : say("purchaseDocuments.at_line", { line: textLine });
      return { details: { textLine, where: nextSentence(where, say) } };
    }
    case "dte_type_unsupported":
      return { details: { type: refusal.type || "?" } };
    case "dte_too_many_lines":
      return { details: { lines: refusal.lines } };
    case "dte_fields_invalid": {
      const problems = refusal.problems.map((problem) => problemText(problem, say));
      const [first] = refusal.problems;
      return {
        details: {
          problem: problems[0] ?? "",
          line: first?.line ?? null,
          field: first?.field ?? null,
          count: problems.length,
          problems: problems.slice(0, MAX_REPORTED),
        },
      };
    }
    default:
      return {};
  }
}

function problemText({ line, field, reason, found }: DocumentFieldProblem, say: Say): string {
  const said = say(`purchaseDocuments.problems.${reason}`);
  const problem =
    found === undefined
      ? say("purchaseDocuments.problem", { field, reason: said })
      : say("purchaseDocuments.problem_found", { field, reason: said, found });
  return line === null ? problem : say("purchaseDocuments.problem_line", { line, problem });
}

/** Reads all ingredients, for comparing titles. */
const allIngredients = (tx: Tx): Promise<KnownIngredient[]> =>
  tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select(["id", "title", "unit", sql<Thousandths>`quantity`.as("quantity")])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("id"),
  );

/** Reads the ingredients of reviewed lines: by id, and by the title of those that they would create. */
export function ingredientsNamed(tx: Tx, lines: readonly ReviewedLine[]): Promise<KnownIngredient[]> {
  const ids = new Set(lines.flatMap(({ inventoryItemId }) => inventoryItemId ?? []));
  const titles = new Set(lines.flatMap(({ newItem }) => (newItem ? searchText(newItem.title) : [])));
  return tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select(["id", "title", "unit", sql<Thousandths>`quantity`.as("quantity")])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`(id = any(${[...ids]}) or sort_title = any(${[...titles]}))`)
      .where("archived_at", "is", null),
  );
}

/** Looks up the seal of the restaurant's own document (14), whose text may have been read before it was sealed. */
export async function withOwnSeal(tx: Tx, document: PurchaseDocument): Promise<PurchaseDocument> {
  if (document.type !== "14" || document.seal !== null) return document;
  const own = await tx.first(
    sqlOf
      .selectFrom("tax_documents")
      .select("seal")
      .where("tenant_id", "=", tx.tenantId)
      .where("generation_code", "=", document.generationCode),
  );
  return { ...document, seal: own?.seal ?? null };
}

interface KnownOfDocument extends Omit<KnownGoods, "ingredients"> {
  readonly vendorId: VendorId | null;
  readonly ownNit: string | null;
  readonly ownNrc: string | null;
}

/** Reads what is known of a document's vendor and goods, and of the restaurant. */
export async function readKnownGoods(tx: Tx, document: PurchaseDocument): Promise<KnownOfDocument> {
  const fiscal = await readIssuer(tx);
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

/** Reads the same with all ingredients, an earlier import and further warnings. */
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
    // The restaurant's business day may end after midnight.
    ...(document.issuedOn > addDays(today, 1) ? [{ kind: "future_day" } as const] : []),
    ...(typed === undefined
      ? []
      : [{ kind: "typed_before", number: typed.number, purchaseId: typed.id } as const]),
    ...moreThanBought(document, await knownPurchases.bought(tx, corrected)).map(
      (more) => ({ kind: "more_than_bought", ...more }) as const,
    ),
    ...(described.size > MAX_COMPARED ? [{ kind: "not_compared", compared: MAX_COMPARED } as const] : []),
  ];
  return {
    ...known,
    ingredients: await allIngredients(tx),
    firstImport: first ? { purchaseId: first.id, number: first.number, importedAt: first.createdAt } : null,
    corrects: correctedView(document, corrected),
    warnings,
  };
}

/** Lists the documents that a note corrects, each with its purchase. */
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
