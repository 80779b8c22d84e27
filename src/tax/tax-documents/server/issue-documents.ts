import type { ValidationCode } from "#app/contract/validation-code.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { DocumentId, PointOfSaleId, UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { FrozenSale } from "#tax/documents/server/public.ts";
import type { StoredInput } from "./document-input.ts";
import { readIssuing } from "./issuing.ts";
import { inputOfSale } from "./paid-sale.ts";
import type { DocumentProblem } from "./prepare-document.ts";
import { type WrittenDocument, writeDocument } from "./write-document.ts";

interface DocumentedSale {
  readonly saleId: DocumentId;
  readonly sale: FrozenSale;
  /** Point of sale of the drawer that took the money; null: the default one. */
  readonly pointOfSaleId: PointOfSaleId | null;
}

/**
 * Makes the electronic document of a sale, in the transaction that pays it; nothing when the restaurant does
 * not issue, and none of a sale of 0.00 that nobody asked for. A datum of the buyer that the schema refuses is
 * refused at its field, before the sale is closed. Other problems never stop a sale: the document stays a draft
 * with its problems (guide §2; docs/decisions/0067).
 */
export async function recordSaleDocument(
  tx: Tx,
  { now, userId }: Pick<StaffContext, "now" | "userId">,
  { saleId, sale, pointOfSaleId }: DocumentedSale,
): Promise<void> {
  if (sale.totals.total === 0 && !isAskedFor(sale)) return;
  const issuing = await readIssuing(tx, pointOfSaleId);
  if (!issuing) return;
  const { identificationThreshold } = await readSettings(tx, now);
  const { problems } = await writeDocument(tx, {
    input: inputOfSale(sale, issuing),
    issuing,
    now,
    by: userId,
    saleId,
    taskId: null,
    aboutId: null,
    replacesId: null,
    identificationFrom: identificationThreshold,
  });
  refuseBuyer(problems);
}

/** Tells whether somebody wants a document of what cost nothing: a named buyer, or whoever wrote the sale by hand. */
const isAskedFor = ({ receptor, written }: FrozenSale): boolean => receptor !== null || written !== undefined;

/** `invalid_input` when the schema refuses a datum of the other side, at its field: `receptor.*`. */
export function refuseBuyer(problems: readonly DocumentProblem[]): void {
  const fields = problems
    .filter(({ field }) => /^(?:receptor|sujetoExcluido)\./.test(field))
    .map(({ field, reason }) => ({ field: fieldOfForm(field), code: codeOf(reason) }));
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

/** A fiscal credit names its buyer by `nit`, which forms have as the number of a document. */
const fieldOfForm = (field: string) =>
  `receptor.${field.replace(/^\w+\./, "").replace(/^nit$/, "numDocumento")}`;

function codeOf(reason: string): ValidationCode {
  switch (reason) {
    case "missing":
    case "wrong_kind":
    case "buyer_unnamed":
      return "required";
    case "too_short":
    case "too_long":
      return reason;
    case "not_a_choice":
      return "not_a_choice";
    default:
      return "malformed";
  }
}

type PurchaseInput = Extract<StoredInput, { readonly type: "14" }>;

export interface IssuedPurchase {
  readonly bought: Omit<PurchaseInput, "issuer" | "type">;
  readonly now: Date;
  readonly by: UserId;
  /** Point of sale of the buying person's drawer; null: the default one. */
  readonly pointOfSaleId: PointOfSaleId | null;
}

/**
 * Makes the document of a purchase from somebody without NRC (14, guide §17); null when the restaurant does
 * not issue.
 */
export async function issuePurchase(
  tx: Tx,
  { bought, now, by, pointOfSaleId }: IssuedPurchase,
): Promise<WrittenDocument | null> {
  const issuing = await readIssuing(tx, pointOfSaleId);
  if (!issuing) return null;
  return writeDocument(tx, {
    input: { ...bought, type: "14", issuer: issuing.issuer },
    issuing,
    now,
    by,
    saleId: null,
    taskId: null,
    aboutId: null,
    replacesId: null,
    identificationFrom: null,
  });
}
