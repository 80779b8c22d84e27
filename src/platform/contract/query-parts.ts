import type { z } from "zod";

type Shape = Readonly<Record<string, z.ZodType>>;

/** Names by which queries call their period. */
const PERIOD_PARTS = ["type", "period"] as const;

/** Returns the name of the period in a query with one; undefined for any other query. */
export function periodPart(shape: Shape): (typeof PERIOD_PARTS)[number] | undefined {
  return PERIOD_PARTS.find((part) => {
    const schema = shape[part];
    return schema?.safeParse("custom").success && schema.safeParse("today").success;
  });
}

/**
 * Returns what was asked with the period that its dates mean: `from` or `to` without the name of a period are those of
 * `custom`. The server reads every query so, and a screen its address; beside another period dates say nothing.
 */
export function withPeriodOfDates(
  shape: Shape,
  asked: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const part = periodPart(shape);
  const hasDates = asked.from !== undefined || asked.to !== undefined;
  return part === undefined || asked[part] !== undefined || !hasDates
    ? { ...asked }
    : { ...asked, [part]: "custom" };
}
