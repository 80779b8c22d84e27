import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { WithholdingDocumentType } from "#tax/documents/domain/reading/withholding-document.ts";
import type { Generation, TaxDocumentKind } from "#tax/tax-documents/domain/shape/generation.ts";
import { isEmail } from "../../domain/identity/contact.ts";
import { readDecimal } from "../../domain/money/decimal.ts";
import { isCalendarDate } from "../../domain/periods/calendar-date.ts";

/** A member that the official schema of the ministry refuses. */
export interface SchemaProblem {
  /** `receptor.nrc`, `cuerpoDocumento.1.cantidad` with lines from 1. */
  readonly field: string;
  /** Words under `taxDocuments.schema` in the messages. */
  readonly reason: SchemaRefusal;
  /** Demand of the schema: a limit, a pattern, the choices; empty when the reason says it all. */
  readonly expected: string;
}

/** Reasons for which schemas refuse a member (guide §5, §8, §27). */
export const schemaRefusals = [
  "missing",
  "not_allowed",
  "wrong_kind",
  "not_a_choice",
  "malformed",
  "too_short",
  "too_long",
  "too_small",
  "too_large",
  "too_many_decimals",
] as const;
export type SchemaRefusal = (typeof schemaRefusals)[number];

/** Documents issued here, and those of others that are read by their schema. */
type SchemaKind = TaxDocumentKind | WithholdingDocumentType;

const files = {
  "01": ["fe-fc-v1", "fe-f-v2"],
  "03": ["fe-ccf-v3", "fe-ccf-v4"],
  "05": ["fe-nc-v3", "fe-nc-v4"],
  "06": ["fe-nd-v3", "fe-nd-v4"],
  "07": ["fe-cr-v1", "fe-cr-v2"],
  "08": ["fe-cl-v1", "fe-cl-v2"],
  "09": ["fe-dcl-v1", "fe-dcl-v2"],
  "14": ["fe-fse-v1", "fe-fse-v2"],
  invalidation: ["anulacion-schema-v2", "invalidacion-schema-v3"],
  contingency: ["contingencia-schema-v3", "contingencia-schema-v4"],
} as const satisfies Record<SchemaKind, readonly [string, string]>;

/**
 * Returns what the official schema of a kind and generation refuses in a document's JSON; empty when it
 * passes. The schema is a reference (guide §24): the ministry's own checks, and `checkTaxDocument`, say more.
 */
export function checkSchema(
  document: unknown,
  { kind, generation }: { readonly kind: SchemaKind; readonly generation: Generation },
): SchemaProblem[] {
  const validate = validatorOf(kind, generation);
  if (validate(document)) return [];
  return uniqueProblems((validate.errors ?? []).flatMap(problemOf));
}

const validators = new Map<string, ValidateFunction>();

function validatorOf(kind: SchemaKind, generation: Generation): ValidateFunction {
  const [older, newer] = files[kind];
  const name = path.join(generation, `${generation === "2022-12" ? older : newer}.json`);
  const validate = validators.get(name) ?? compiler().compile(readSchema(name));
  validators.set(name, validate);
  return validate;
}

/** Not strict: some limits of the sources are written with the wrong keyword, and mean nothing. */
function compiler(): Ajv {
  const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
  ajv.addFormat("date", isCalendarDate);
  ajv.addFormat("email", isEmail);
  // Ajv divides binary numbers: it lets 3.3000000000000003 pass, which the ministry refuses, and stops 35.23 at eight decimals.
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    validate: (step: number, value: number) => isMultipleOf(value, step),
    errors: false,
  });
  return ajv;
}

function isMultipleOf(value: number, step: number): boolean {
  const [amount, unit] = [readDecimal(value), readDecimal(step)];
  return amount !== null && unit !== null && amount % unit === 0n;
}

function readSchema(name: string): object {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, name), "utf8"), (key, value: unknown) => {
    // Two of them name the meta-schema otherwise than ajv knows it.
    if (key === "$schema") return undefined;
    if (value === WITHOUT_FOURTEEN) return WITH_FOURTEEN;
    return isAddress(value) ? { ...value, allOf: [{}] } : value;
  }) as object;
}

/** The older invalidation lists type 14 and refuses its number: the alternatives of its pattern end at 12 and are not grouped. */
const WITHOUT_FOURTEEN = "^DTE-0[0-9]|1[0-2]-[A-Z0-9]{8}-[0-9]{15}$";
const WITH_FOURTEEN = "^DTE-(0[0-9]|1[0-5])-[A-Z0-9]{8}-[0-9]{15}$";

/** The older schemas know the 262 municipalities of before 2024 only, the ministry takes the newer ones (guide §4). */
function isAddress(value: unknown): value is { readonly allOf: unknown } {
  if (typeof value !== "object" || value === null || !("properties" in value) || !("allOf" in value))
    return false;
  const { properties } = value;
  return typeof properties === "object" && properties !== null && "municipio" in properties;
}

const refusalOf: Readonly<Record<string, SchemaRefusal>> = {
  required: "missing",
  additionalProperties: "not_allowed",
  type: "wrong_kind",
  enum: "not_a_choice",
  const: "not_a_choice",
  pattern: "malformed",
  format: "malformed",
  minLength: "too_short",
  minItems: "too_short",
  maxLength: "too_long",
  maxItems: "too_long",
  minimum: "too_small",
  exclusiveMinimum: "too_small",
  maximum: "too_large",
  exclusiveMaximum: "too_large",
  multipleOf: "too_many_decimals",
  uniqueItems: "not_allowed",
};

/**
 * Leaves out conditions (`if`, `anyOf`): they only say that something inside them is wrong, which is reported
 * by itself.
 */
function problemOf({ keyword, instancePath, params, schema }: ErrorObject): SchemaProblem[] {
  const reason = refusalOf[keyword];
  if (reason === undefined) return [];
  const { missingProperty, additionalProperty } = params;
  const named: unknown = missingProperty ?? additionalProperty;
  const steps = [...instancePath.split("/").slice(1), ...(typeof named === "string" ? [named] : [])];
  const field = steps.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step)).join(".");
  return [{ field, reason, expected: keyword === "multipleOf" ? String(schema) : expectedBy(params) }];
}

/** A limit, the choices or a pattern, without a word of any language; empty where the reason says it all. */
function expectedBy({ limit, allowedValues, allowedValue, pattern }: ErrorObject["params"]): string {
  const told: unknown = limit ?? allowedValues ?? allowedValue ?? pattern ?? "";
  return Array.isArray(told) ? told.join(", ") : String(told);
}

function uniqueProblems(problems: readonly SchemaProblem[]): SchemaProblem[] {
  return [...new Map(problems.map((problem) => [`${problem.field} ${problem.reason}`, problem])).values()];
}
