import {
  type NumberReading,
  type NumberRefusal,
  type NumberTerms,
  plainNumber,
  restaurantForm,
} from "#platform/domain/numbers/read-number.ts";
import type { NumberLabels } from "../theme/ui-labels.tsx";

export type NumberWords = Partial<Record<NumberRefusal, string>>;

/** The words for what cannot be read, null for what can. */
export function refusalOf(
  reading: NumberReading,
  { decimals, most }: NumberTerms,
  words: NumberWords = {},
  labels: NumberLabels,
): string | null {
  if (reading.kind === "unclear") return labels.unclear;
  if (reading.kind !== "refused") return null;
  const own = words[reading.reason];
  if (own !== undefined) return own;
  if (reading.reason === "too_many_decimals")
    return decimals === 0 ? labels.no_whole_number : labels.too_many_decimals(decimals);
  if (reading.reason === "too_large" && most !== undefined)
    return labels.beyond(restaurantForm(plainNumber(most)));
  return reading.reason === "not_a_number" && decimals === 0
    ? labels.no_whole_number
    : labels[reading.reason];
}
