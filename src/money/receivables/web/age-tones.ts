import type { AgeBucket } from "#service/customers/domain/credit/ageing.ts";
import type { Tone } from "#ui/theme/tone.ts";

/** The older what is owed, the more it shouts. */
export const ageTones = {
  current: "brand",
  days_30: "blue",
  days_60: "amber",
  days_90: "red",
} as const satisfies Record<AgeBucket, Tone>;
