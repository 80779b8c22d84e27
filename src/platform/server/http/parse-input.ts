import { z } from "zod";
import { type ValidationCode, validationCode } from "#app/contract/validation-code.ts";
import { AppError } from "./app-error.ts";

/**
 * The input in domain terms, or a refusal with every field that is wrong: `invalid_input`, or `invalid_request` for what
 * stands in the address, which nobody typed. A route without a schema takes nothing: what was sent is dropped.
 */
export function parseInput(
  schema: z.ZodType | undefined,
  raw: unknown,
  code: "invalid_input" | "invalid_request" = "invalid_input",
): unknown {
  if (!schema) return undefined;
  const unstorable = unstorableTexts(raw, []);
  if (unstorable.length > 0)
    throw new AppError(code, {
      fields: unstorable.map((field) => ({ field, code: "malformed" as const })),
    });
  // With its input an issue tells what is missing from what is of the wrong kind.
  const parsed = z.safeDecode(schema, (raw ?? {}) as never, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new AppError(code, { fields: parsed.error.issues.map(fieldOf) });
}

function fieldOf(issue: z.core.$ZodIssue): { field: string; code: ValidationCode } {
  return { field: issue.path.map(String).join("."), code: validationCode(issue) };
}

/** No input of ours has more levels; what descends into a million of them would run out of stack. */
const DEEPEST = 100;

/**
 * Fields whose text no database takes and no screen shows: with a zero byte in it, or half of a character. Looked for in
 * everything that is sent, whatever its schema, so that no field can forget it.
 */
function unstorableTexts(value: unknown, path: readonly string[]): string[] {
  if (path.length > DEEPEST) return [path.slice(0, 1).join(".")];
  if (typeof value === "string") return isStorable(value) ? [] : [path.join(".")];
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    // A name that is none is told by its parent's path: it could not be shown either.
    isStorable(name) ? unstorableTexts(inner, [...path, name]) : [path.join(".")],
  );
}

/** Whether PostgreSQL can keep a text. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}
