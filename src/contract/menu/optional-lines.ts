import { z } from "zod";
import { isVisible, PLAIN_LINES } from "../../domain/text/visible-text.ts";

/** Several lines of trimmed text that may be left out: absent, null and empty mean the same. */
export function optionalLines(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(PLAIN_LINES)
    .overwrite((typed) => (isVisible(typed) ? typed : ""))
    .nullish();
}
