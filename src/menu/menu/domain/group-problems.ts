import type { AddonId } from "#platform/domain/ids.ts";

/** A group of add-ons as the form has it. */
export interface GroupSettings {
  readonly min: number;
  /** Null: no limit. */
  readonly max: number | null;
  readonly max_each: number;
  readonly required: boolean;
  readonly addons_ids: readonly AddonId[];
  readonly default_ids: readonly AddonId[];
}

const groupRefusals = [
  "required",
  "required_asks_for_one",
  "most_below_least",
  "more_than_there_are",
  "more_than_the_most",
  "not_a_choice",
  "too_many_defaults",
] as const;
type GroupRefusal = (typeof groupRefusals)[number];

interface GroupProblem {
  readonly field: keyof GroupSettings;
  readonly reason: GroupRefusal;
}

/** Returns the fewest choices of a group for which nobody said a number: one when it is required. */
export function usualLeast(required: boolean): number {
  return required ? 1 : 0;
}

/**
 * Returns the problems of a group's rules. It needs add-ons, a required one asks for at least one of them, the minimum
 * may not exceed what can be taken nor the maximum, an add-on is not taken more often than the maximum, and the defaults
 * must be add-ons of the group, at most as many as the maximum.
 */
export function groupProblems({
  min,
  max,
  max_each,
  required,
  addons_ids,
  default_ids,
}: GroupSettings): GroupProblem[] {
  const problems: GroupProblem[] = [];
  const count = addons_ids.length * max_each;
  if (count === 0) problems.push({ field: "addons_ids", reason: "required" });
  if (required && min < 1) problems.push({ field: "min", reason: "required_asks_for_one" });
  if (count > 0 && min > count) problems.push({ field: "min", reason: "more_than_there_are" });
  if (max !== null && max < min) problems.push({ field: "max", reason: "most_below_least" });
  else if (max !== null && count > 0 && max > count)
    problems.push({ field: "max", reason: "more_than_there_are" });
  else if (max !== null && max_each > max) problems.push({ field: "max_each", reason: "more_than_the_most" });
  if (default_ids.some((id) => !addons_ids.includes(id)))
    problems.push({ field: "default_ids", reason: "not_a_choice" });
  if (max !== null && default_ids.length > max)
    problems.push({ field: "default_ids", reason: "too_many_defaults" });
  return problems;
}

/**
 * Returns how many choices a group asks for when too few add-ons would be left for that; null when it can spare what it
 * loses. A maximum above what is left does no harm: nobody can choose more than there are.
 */
export function leastMissing(
  { min, max_each }: Pick<GroupSettings, "min" | "max_each">,
  left: number,
): number | null {
  return left * max_each < min ? min : null;
}
