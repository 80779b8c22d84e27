import { z } from "zod";
import { type ValidationCode, validationCode } from "#app/contract/validation-code.ts";
import type { RouteDefinition } from "#platform/contract/define.ts";
import { withPeriodOfDates } from "#platform/contract/query-parts.ts";
import { AppError } from "./app-error.ts";

/**
 * Decodes the input to domain terms. Throws with every field that is wrong: `invalid_input`, or
 * `invalid_request` for parts of the address, which nobody typed. A route without a schema drops everything
 * that was sent. `sentNames` holds names under which fields were sent, by their own.
 */
export function parseInput(
  schema: z.ZodType | undefined,
  raw: unknown,
  code: "invalid_input" | "invalid_request" = "invalid_input",
  sentNames: ReadonlyMap<string, string> = new Map(),
): unknown {
  if (!schema) return undefined;
  const unstorable = unstorableTexts(raw, []);
  if (unstorable.length > 0)
    throw new AppError(code, {
      fields: unstorable.map((field) => ({ field, code: "malformed" as const })),
    });
  // With its input an issue tells missing values from wrong ones.
  const parsed = z.safeDecode(schema, (raw ?? {}) as never, { reportInput: true });
  if (parsed.success) return parsed.data;
  // Two checks of one value may say the same: "abc" is neither a date nor one of our years.
  const found = parsed.error.issues.map(fieldOf);
  const fields = [...new Map(found.map((fault) => [`${fault.field} ${fault.code}`, fault])).values()];
  throw new AppError(code, {
    fields: fields.map(({ field, ...rest }) => ({ field: sentNames.get(field) ?? field, ...rest })),
  });
}

/**
 * Decodes a query, as `parseInput` does. A part by its name of the specification wins over its own name. A name that the
 * route does not declare is refused.
 */
export function parseQuery(definition: RouteDefinition, raw: unknown): unknown {
  const { query, queryNames = {}, takesAnyQuery } = definition;
  const { lang: _, ...sent } = raw as Record<string, unknown>;
  const shape = query?.shape ?? {};
  if (!takesAnyQuery) refuseUnknown(sent, [...Object.keys(shape), ...Object.keys(queryNames)]);
  const named = Object.entries(queryNames).filter(([specified]) => Object.hasOwn(sent, specified));
  const renamed = Object.fromEntries(named.map(([specified, own]) => [own, sent[specified]]));
  const sentNames = new Map(named.map(([specified, own]) => [own, specified]));
  return parseInput(query, withPeriodOfDates(shape, { ...sent, ...renamed }), "invalid_input", sentNames);
}

/** Most names that one refusal lists, and their longest text. */
const UNKNOWN_LISTED = 10;
const UNKNOWN_LENGTH = 100;

function refuseUnknown(sent: object, known: readonly string[]): void {
  const unknown = Object.keys(sent).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new AppError("invalid_input", {
    fields: unknown.slice(0, UNKNOWN_LISTED).map((name) => ({
      field: name.slice(0, UNKNOWN_LENGTH).toWellFormed(),
      code: "unknown_name" as const,
    })),
  });
}

function fieldOf(issue: z.core.$ZodIssue): { field: string; code: ValidationCode } {
  return { field: issue.path.map(String).join("."), code: validationCode(issue) };
}

/** Deepest level that is searched: no input of ours has more, and a million of them would exhaust the stack. */
const DEEPEST = 100;

/**
 * Finds texts that no database stores and no screen shows: with a zero byte, or half of a character. It
 * searches all input, whatever its schema, so that no field is forgotten.
 */
function unstorableTexts(value: unknown, path: readonly string[]): string[] {
  if (path.length > DEEPEST) return [path.slice(0, 1).join(".")];
  if (typeof value === "string") return isStorable(value) ? [] : [path.join(".")];
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    // A name that cannot be shown is reported by its parent's path.
    isStorable(name) ? unstorableTexts(inner, [...path, name]) : [path.join(".")],
  );
}

/** Tells whether PostgreSQL can store a text. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
