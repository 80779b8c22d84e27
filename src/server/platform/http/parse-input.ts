import { z } from "zod";
import type { FieldError } from "../../../contract/errors.ts";
import { validationCode } from "../../../contract/platform/validation-code.ts";
import { AppError } from "./app-error.ts";

/**
 * The input in domain terms, or `invalid_input` with every field that is wrong.
 * A route without a schema takes nothing: what was sent is dropped.
 */
export function parseInput(schema: z.ZodType | undefined, raw: unknown): unknown {
  if (!schema) return undefined;
  // With its input an issue tells what is missing from what is of the wrong kind.
  const parsed = z.safeDecode(schema, (raw ?? {}) as never, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new AppError("invalid_input", { fields: parsed.error.issues.map(fieldOf) });
}

function fieldOf(issue: z.core.$ZodIssue): Omit<FieldError, "message"> {
  return { field: issue.path.map(String).join("."), code: validationCode(issue) };
}
