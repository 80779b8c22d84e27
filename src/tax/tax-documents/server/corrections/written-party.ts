import { AppError } from "#platform/server/http/app-error.ts";
import type { ReceptorInput } from "#service/customers/domain/receptor.ts";
import { tidyReceptor } from "#service/customers/domain/receptor.ts";
import { receptorProblems } from "#service/customers/domain/receptor-problems.ts";
import type { Party } from "../../domain/issue/parties.ts";
import type { IssuedType } from "../../domain/shape/generation.ts";
import { partyOf } from "../paid-sale.ts";

/**
 * The other side of a document as somebody wrote it, or that there is none. `invalid_input` names what it lacks at its field
 * (`receptor.*`); what the schema refuses of it is told when the document is built.
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
