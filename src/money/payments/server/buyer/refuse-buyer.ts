import type { ValidationCode } from "#app/contract/validation-code.ts";
import { unknownCodesOf } from "#core/catalogues/server/public.ts";
import type { Settings } from "#core/settings/server/public.ts";
import { type Cents, decimalFromCents } from "#platform/domain/money/cents.ts";
import { listText } from "#platform/domain/text/list-text.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { moneyText } from "#platform/server/i18n/money-text.ts";
import {
  type FiscalParty,
  type FiscalProblem,
  fiscalFields,
  fiscalProblems,
  missingIdentification,
} from "#service/customers/domain/fiscal-data.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import { receptorNames } from "#service/customers/domain/receptor-names.ts";
import {
  identifiedBy,
  type ReceptorProblem,
  receptorFieldOf,
  receptorProblems,
} from "#service/customers/domain/receptor-problems.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import type { IssuerRow } from "#tax/tax-issuer/server/public.ts";
import { identificationFrom, mayCreditBeZero } from "./generation-in-force.ts";

/** The restaurant as its tax documents name it. */
export type Issuer = IssuerRow;

/** Throws for buyer's data of a consumer that a document cannot carry, each at its field. */
export function refuseInvalidReceptor(receptor: Receptor): void {
  const problems = allProblems(receptor, "CONSUMIDOR_FINAL");
  if (problems.length > 0) throw new AppError("invalid_input", { fields: problems.map(receptorFieldError) });
}

/** Throws for a fiscal credit with gaps and names each: the buyer's on the receptor, the restaurant's as `issuer`. */
export function refuseFiscalGaps(
  ctx: Pick<StaffContext, "say" | "language">,
  receptor: Receptor | null,
  issuer: Issuer | undefined,
): void {
  const buyer = allProblems(receptor, "CREDITO_FISCAL");
  const restaurant = issuerProblems(issuer);
  if (buyer.length + restaurant.length === 0) return;
  const byParty = { buyer: buyer.map(buyerProblem), issuer: restaurant };
  const problems = (["buyer", "issuer"] as const).flatMap((party) => {
    const texts = byParty[party].map((problem) => fiscalProblemText(ctx, problem));
    return texts.length === 0
      ? []
      : [ctx.say(`payments.fiscal.${party}`, { fields: listText(texts, ctx.language) })];
  });
  throw new AppError("ccf_data_missing", {
    fields: [...buyer.map(receptorFieldError), ...restaurant.map(issuerFieldError)],
    details: {
      problems: sentencesText(problems, ctx.say),
      fields: (["buyer", "issuer"] as const).flatMap((party) =>
        byParty[party].map(({ field, reason }) => `${party}.${field}.${reason}`),
      ),
    },
  });
}

/** Names a field and its problem in the user's language. */
export function fiscalProblemText(
  ctx: Pick<StaffContext, "say" | "language">,
  {
    field,
    reason,
  }: { readonly field: FiscalProblem["field"] | "phone"; readonly reason: FiscalProblem["reason"] },
): string {
  return ctx.say(reason === "required" ? "payments.fiscal.missing" : "payments.fiscal.malformed", {
    field: ctx.say(`payments.fiscal.${field}`),
  });
}

/** Returns what the restaurant's own data lack for a tax document; `issuer` is undefined if they were never entered. */
export function issuerProblems(issuer: Issuer | undefined): FiscalProblem[] {
  return fiscalProblems(issuerParty(issuer));
}

/**
 * Throws for a consumer invoice whose total requires a buyer's name, with what is missing at its field, and for a
 * crédito fiscal of zero if the generation in force forbids it.
 */
export async function refuseByTotal(
  tx: Tx,
  ctx: Pick<StaffContext, "say" | "language" | "now">,
  { invoiceType, receptor }: { readonly invoiceType: InvoiceType; readonly receptor: Receptor | null },
  total: Cents,
  { identificationThreshold, currency }: Settings,
): Promise<void> {
  if (invoiceType === "CREDITO_FISCAL" && total <= 0 && !(await mayCreditBeZero(tx, ctx.now)))
    throw new AppError("ccf_of_nothing");
  const threshold = await identificationFrom(tx, ctx.now, identificationThreshold);
  const buyer = receptor && {
    name: receptor.nombre,
    documentType: receptor.tipoDocumento,
    documentNumber: receptor.numDocumento,
  };
  const missing = missingIdentification(total, threshold, buyer);
  if (invoiceType === "CREDITO_FISCAL" || missing.length === 0) return;
  throw new AppError("identification_required", {
    fields: missing.map((field) => receptorFieldError({ field: identifiedBy[field], reason: "required" })),
    details: {
      threshold: moneyText(ctx, threshold, currency),
      thresholdAmount: decimalFromCents(threshold),
    },
  });
}

/** Returns the problems by rule and, for well-formed data, codes that the catalogues do not know. */
function allProblems(receptor: Receptor | null, type: InvoiceType): ReceptorProblem[] {
  const problems = receptorProblems(receptor, type);
  const unknown = receptor === null ? [] : unknownCodes(receptor);
  return [...problems, ...unknown.filter((code) => problems.every(({ field }) => field !== code.field))];
}

function unknownCodes({ tipoDocumento, codActividad, direccion }: Receptor): ReceptorProblem[] {
  const { departamento, municipio, distrito } = direccion ?? {};
  const codes = { department: departamento, municipality: municipio, district: distrito };
  return unknownCodesOf({ documentType: tipoDocumento, activity: codActividad, ...codes }).map((field) => ({
    field: receptorNames[field],
    reason: "not_a_choice",
  }));
}

const receptorFieldError = ({ field, reason }: ReceptorProblem) => ({
  field: `receptor.${field}`,
  code: reason satisfies ValidationCode,
});

const issuerFieldError = ({ field, reason }: FiscalProblem) => ({
  field: `issuer.${field}`,
  code: reason satisfies ValidationCode,
});

function buyerProblem({ field, reason }: ReceptorProblem) {
  const named = fiscalFields.find((fiscal) => receptorFieldOf[fiscal] === field);
  return { field: named ?? (field === "telefono" ? "phone" : "nit"), reason } as const;
}

function issuerParty(issuer: Issuer | undefined): FiscalParty {
  return {
    name: issuer?.legal_name ?? null,
    nit: issuer?.nit ?? null,
    nrc: issuer?.nrc ?? null,
    activityCode: issuer?.activity_code ?? null,
    activityDesc: issuer?.activity_desc ?? null,
    department: issuer?.department_code ?? null,
    municipality: issuer?.municipality_code ?? null,
    complement: issuer?.address_complement ?? null,
    email: issuer?.email ?? null,
  };
}
