import { isEmail } from "#platform/domain/identity/contact.ts";
import { isNit, isNrc } from "#platform/domain/identity/tax-numbers.ts";

/** Data that a fiscal credit needs of either side (GUIDE §4). */
export const fiscalFields = [
  "name",
  "nit",
  "nrc",
  "activity",
  "activityDesc",
  "department",
  "municipality",
  "address",
  "email",
] as const satisfies readonly string[];
export type FiscalField = (typeof fiscalFields)[number];

/** Reasons to refuse a datum on a tax document; their texts are under `validation`. */
const fiscalRefusals = [
  "required",
  "too_long",
  "malformed",
  "not_a_choice",
  "email_invalid",
  "nit_malformed",
  "nrc_malformed",
  "dui_malformed",
  "phone_length",
  "withholder_without_nit",
] as const;
export type FiscalRefusal = (typeof fiscalRefusals)[number];

export interface FiscalParty {
  readonly name: string | null;
  readonly nit: string | null;
  readonly nrc: string | null;
  readonly activityCode: string | null;
  readonly activityDesc: string | null;
  readonly department: string | null;
  readonly municipality: string | null;
  readonly complement: string | null;
  readonly email: string | null;
}

export interface FiscalProblem {
  readonly field: FiscalField;
  readonly reason: FiscalRefusal;
}

const NAME_MAX = 250;
const ACTIVITY_DESC_MAX = 150;
const COMPLEMENT_MAX = 200;

/** Returns the data of a party that a fiscal credit lacks or cannot carry, in the order of `fiscalFields`. */
export function fiscalProblems(party: FiscalParty): FiscalProblem[] {
  return [
    problem("name", party.name, fitsWithin(NAME_MAX, party.name) ? null : "too_long"),
    problem("nit", party.nit, isNit(party.nit ?? "") ? null : "nit_malformed"),
    problem("nrc", party.nrc, isNrc(party.nrc ?? "") ? null : "nrc_malformed"),
    problem("activity", party.activityCode, isActivityCode(party.activityCode) ? null : "malformed"),
    problem(
      "activityDesc",
      party.activityDesc,
      fitsWithin(ACTIVITY_DESC_MAX, party.activityDesc) ? null : "too_long",
    ),
    problem("department", party.department, isPlaceCode(party.department) ? null : "malformed"),
    problem("municipality", party.municipality, isPlaceCode(party.municipality) ? null : "malformed"),
    problem("address", party.complement, fitsWithin(COMPLEMENT_MAX, party.complement) ? null : "too_long"),
    problem("email", party.email, isEmail(party.email?.trim() ?? "") ? null : "email_invalid"),
  ].flat();
}

function problem(field: FiscalField, datum: string | null, malformed: FiscalRefusal | null): FiscalProblem[] {
  if (datum === null || datum.trim() === "") return [{ field, reason: "required" }];
  return malformed === null ? [] : [{ field, reason: malformed }];
}

/** Tells whether the text is an economic activity: five digits of CAT-019. */
export function isActivityCode(code: string | null): boolean {
  return /^\d{5}$/.test(code?.trim() ?? "");
}

/** Tells whether the text is a department (CAT-012) or municipality (CAT-013): two digits. */
export function isPlaceCode(code: string | null): boolean {
  return /^\d{2}$/.test(code?.trim() ?? "");
}

function fitsWithin(max: number, text: string | null): boolean {
  return (text?.trim().length ?? 0) <= max;
}

interface Identification {
  readonly name: string | null;
  readonly documentType: string | null;
  readonly documentNumber: string | null;
}

const identificationFields = ["name", "documentType", "documentNumber"] as const;

/**
 * Returns the missing data that must name the buyer of a consumer invoice: from the threshold on, name, kind and
 * number of a document (GUIDE §4; Código Tributario 119-G, three monthly minimum wages, a setting of the
 * restaurant). Empty below it.
 */
export function missingIdentification(
  total: number,
  threshold: number,
  buyer: Identification | null,
): (typeof identificationFields)[number][] {
  if (total < threshold) return [];
  return identificationFields.filter((field) => (buyer?.[field]?.trim() ?? "") === "");
}
