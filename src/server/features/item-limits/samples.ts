import { limitItem } from "../../../contract/item-limits.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const itemLimitsSamples: readonly Sample[] = [
  sample(limitItem)(({ small }) => ({
    params: { itemId: small.items.carne.id },
    body: { remaining: 3, until: "tomorrow" },
  })),
];
