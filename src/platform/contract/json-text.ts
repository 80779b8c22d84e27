import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";

/** A value that travels as JSON text: a part of a `multipart` body that is more than a text. Text that is no JSON is malformed. */
export function jsonText<const Shape extends z.ZodType>(shape: Shape) {
  return z.codec(z.string(), shape, {
    decode(text, context): z.input<Shape> {
      try {
        return JSON.parse(text) as z.input<Shape>;
      } catch {
        context.issues.push({ code: "custom", input: text, ...saying("malformed") });
        return z.NEVER;
      }
    },
    encode: (value) => JSON.stringify(value),
  });
}
