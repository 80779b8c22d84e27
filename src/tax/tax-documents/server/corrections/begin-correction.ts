import { readSettings } from "#core/settings/server/public.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type Issuing, placeOf, readIssuing } from "../issuing.ts";
import { lockDocument, type TaxDocumentRow } from "../sending/document-queries.ts";
import { lockDocumentsOfSale, readTaxDocument } from "./correction-queries.ts";

/** A document that somebody corrects, held with all of its sale. */
export interface Correction {
  readonly row: TaxDocumentRow;
  readonly issuing: Issuing;
  readonly now: Date;
  /** From which total on a buyer is named. */
  readonly identificationFrom: Cents | null;
}

/** `not_found`; `not_issuing` for a restaurant that issues none now. */
export async function beginCorrection(
  tx: Tx,
  { now }: Pick<StaffContext, "now">,
  id: TaxDocumentId,
): Promise<Correction> {
  const seen = found(await readTaxDocument(tx, id));
  if (seen.sale_id !== null) await lockDocumentsOfSale(tx, seen.sale_id);
  const row = required(await lockDocument(tx, id), "a document that was read");
  const issuing = await readIssuing(tx, placeOf(row));
  if (!issuing) throw new AppError("not_issuing");
  const { identificationThreshold } = await readSettings(tx, now);
  return { row, issuing, now, identificationFrom: identificationThreshold };
}
