import { type Sample, sample } from "#app/server/suites/sample.ts";
import { limitItem } from "../contract/item-limits.ts";

export const itemLimitsSamples: readonly Sample[] = [
  sample(limitItem)(({ small }) => ({
    params: { itemId: small.items.carne.id },
    body: { remaining: 3, until: "tomorrow" },
  })),
];
