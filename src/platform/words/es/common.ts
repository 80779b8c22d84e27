import type { Translated } from "#app/words/translated.ts";
import type { common as source } from "../en/common.ts";

export const common = {
  labelled: "{{label}}: {{value}}",
  percent: "{{percent}} %",
} as const satisfies Translated<typeof source>;
