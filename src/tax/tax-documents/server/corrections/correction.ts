import type { AuditAction } from "#app/domain/audit/audit-action.ts";
import { readSettings } from "#core/settings/server/public.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { recordAudit } from "#platform/server/audit/record-audit.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type ReceptorInput, tidyReceptor } from "#service/customers/domain/receptor.ts";
import { receptorProblems } from "#service/customers/domain/receptor-problems.ts";
import type { Party } from "../../domain/issue/parties.ts";
import { afterRejection, CORRECT_WITHIN_MS } from "../../domain/life/document-state.ts";
import type { MinistryWords } from "../../domain/life/ministry-words.ts";
import type { IssuedType } from "../../domain/shape/generation.ts";
import { type Issuing, placeOfDocument, readIssuing } from "../issuing.ts";
import { partyOf } from "../paid-sale.ts";
import { lockDocument, type TaxDocumentRow } from "../sending/document-queries.ts";
import { lockDocumentsOfSale, readTaxDocument, rejectedAt } from "./correction-queries.ts";

/** A document being corrected, locked with all documents of its sale. */
export interface Correction {
  readonly row: TaxDocumentRow;
  readonly issuing: Issuing;
  readonly now: Date;
  /** Total from which a buyer is named. */
  readonly identificationFrom: Cents | null;
}

/** Locks a document for a correction. Throws `not_found`, or `not_issuing` for a restaurant that does not issue now. */
export async function beginCorrection(
  tx: Tx,
  { now }: Pick<StaffContext, "now">,
  id: TaxDocumentId,
): Promise<Correction> {
  const seen = found(await readTaxDocument(tx, id));
  if (seen.sale_id !== null) await lockDocumentsOfSale(tx, seen.sale_id);
  const row = required(await lockDocument(tx, id), "a document that was read");
  const issuing = await readIssuing(tx, placeOfDocument(row));
  if (!issuing) throw new AppError("not_issuing");
  const { identificationThreshold } = await readSettings(tx, now);
  return { row, issuing, now, identificationFrom: identificationThreshold };
}

/**
 * Ways to correct a document: under its own numbers, until a moment if one is given, or by a new document in
 * its place (guide §2).
 */
export type CorrectionWay =
  | { readonly way: "own_numbers"; readonly until: Date | null }
  | { readonly way: "replace" }
  | { readonly way: "none" };

/**
 * Decides how a document may be corrected. A rejected one has 24 hours under its own code; one whose number
 * is another document's needs a new one at once (guide §2, §20). A document that was never sent has no such
 * limit, and an event has no number that could be taken.
 */
export async function correctionWayOf(tx: Tx, row: TaxDocumentRow, now: Date): Promise<CorrectionWay> {
  const { state } = row;
  if (state === "draft") return { way: "own_numbers", until: null };
  if (state !== "rejected") return { way: "none" };
  const isEvent = row.control_number === null;
  if (isEvent) return { way: "own_numbers", until: null };
  const since = (await rejectedAt(tx, row.id)) ?? row.made_at;
  return isNumberTaken(row) || afterRejection(since, now) === "replace"
    ? { way: "replace" }
    : { way: "own_numbers", until: new Date(since.getTime() + CORRECT_WITHIN_MS) };
}

/** A repeated generation code is our own first try, about which the ministry is consulted (guide §20). */
function isNumberTaken({ words }: TaxDocumentRow): boolean {
  return (words as MinistryWords | null)?.code === "004";
}

/** Records who did what to a document, and why. */
export async function recordCorrection(
  tx: Tx,
  ctx: StaffContext,
  { id, kind, control_number: number, state }: TaxDocumentRow,
  action: AuditAction,
  reason: string | null = null,
): Promise<void> {
  await recordAudit(tx, ctx, [
    {
      action,
      subject: "tax_document",
      subjectId: id,
      ...(reason === null ? {} : { reason }),
      before: { state },
      after: { kind, number },
    },
  ]);
  tx.emit({ type: "tax_documents_changed" });
}

/**
 * Returns the other party of a document as somebody wrote it, or null. Throws `invalid_input` for each
 * missing field (`receptor.*`); problems with the schema are found when the document is built.
 */
export function writtenParty(input: ReceptorInput | null, type: IssuedType): Party | null {
  const invoiceType = type === "01" || type === "14" ? "CONSUMIDOR_FINAL" : "CREDITO_FISCAL";
  const receptor = tidyReceptor(input, invoiceType);
  const problems = receptorProblems(receptor, invoiceType);
  const isMissing = receptor === null && type === "14";
  const wrong = isMissing ? [{ field: "nombre", reason: "required" as const }] : problems;
  if (wrong.length > 0)
    throw new AppError("invalid_input", {
      fields: wrong.map(({ field, reason }) => ({ field: `receptor.${field}`, code: reason })),
    });
  return receptor && partyOf(receptor);
}
