import { z } from "zod";
import { isVisible } from "../../domain/text/visible-text.ts";

/** Several lines of trimmed text that may be left out: absent, null and empty mean the same. */
export function optionalLines(max: number) {
  return (
    z
      .string()
      .trim()
      .max(max)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being refused
      .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/)
      .overwrite((typed) => (isVisible(typed) ? typed : ""))
      .nullish()
  );
}
