import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import type { ServiceChargeRule } from "../domain/service-charge-terms.ts";

const stored = z.array(
  z.object({
    diningOption: z.enum(diningOptions),
    fromPeople: z.number().int().min(1),
    rate: z.number().int().min(0).max(10_000).transform(basisPoints),
  }),
);

/** Parses the rules of the service charge from their column (migration 0042). */
export const storedServiceRules = (column: unknown): ServiceChargeRule[] => stored.parse(column);
