import { z } from "zod";
import { discountCodeText } from "#core/pricing/domain/decide-discount.ts";
import { text } from "#platform/contract/wire.ts";

/** Codes as they were typed. */
export const codeTexts = z.array(text(40)).max(5);
/** The specified call names one code; a bill may have several that may be combined (docs/decisions/0126). */
export const codeFields = {
  discountCode: text(40).nullable().optional(),
  discountCodes: codeTexts.optional(),
};

interface CodeFields {
  readonly discountCode?: string | null | undefined;
  readonly discountCodes?: readonly string[] | undefined;
}

/** Returns the codes that a call names, each once, as they are compared. */
export function codesOf({ discountCode, discountCodes = [] }: CodeFields): string[] {
  const typed = discountCode ? [discountCode, ...discountCodes] : discountCodes;
  return [...new Set(typed.map(discountCodeText))];
}
