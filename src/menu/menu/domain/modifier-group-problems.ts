import type { AddonId } from "#platform/domain/ids.ts";

/** A group of add-ons as somebody sets it up. */
export interface GroupSettings {
  readonly min: number;
  /** Null: without limit. */
  readonly max: number | null;
  readonly required: boolean;
  readonly addons_ids: readonly AddonId[];
  readonly default_ids: readonly AddonId[];
}

export const groupRefusals = [
  "required",
  "most_below_least",
  "more_than_there_are",
  "not_a_choice",
  "too_many_defaults",
] as const;
export type GroupRefusal = (typeof groupRefusals)[number];

export interface GroupProblem {
  readonly field: keyof GroupSettings;
  readonly reason: GroupRefusal;
}

/**
 * Why nobody could choose by the rules of a group: it needs add-ons, at most as many may be asked for as there are, the
 * maximum is not below the minimum, and what is chosen at first are add-ons of the group, no more than the maximum.
 */
export function groupProblems({
  min,
  max,
  required,
  addons_ids,
  default_ids,
}: GroupSettings): GroupProblem[] {
  const problems: GroupProblem[] = [];
  const count = addons_ids.length;
  if (count === 0) problems.push({ field: "addons_ids", reason: "required" });
  const least = leastOf({ min, required });
  if (count > 0 && min > count) problems.push({ field: "min", reason: "more_than_there_are" });
  if (max !== null && max < least) problems.push({ field: "max", reason: "most_below_least" });
  else if (max !== null && count > 0 && max > count)
    problems.push({ field: "max", reason: "more_than_there_are" });
  if (default_ids.some((id) => !addons_ids.includes(id)))
    problems.push({ field: "default_ids", reason: "not_a_choice" });
  if (max !== null && default_ids.length > max)
    problems.push({ field: "default_ids", reason: "too_many_defaults" });
  return problems;
}

function leastOf({ min, required }: Pick<GroupSettings, "min" | "required">): number {
  return Math.max(min, required ? 1 : 0);
}

/**
 * Fewest add-ons that a group needs, when it would be left with fewer than that; null when it can spare what it loses. A
 * maximum above what is left does no harm: nobody can choose more than there are.
 */
export function leastMissing(group: Pick<GroupSettings, "min" | "required">, left: number): number | null {
  const least = leastOf(group);
  return left < least ? least : null;
}
