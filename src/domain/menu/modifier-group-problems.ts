import type { AddonId } from "../ids.ts";

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

/** What becomes of a group when one of its add-ons goes. */
export type GroupWithout =
  | { readonly kind: "kept"; readonly max: number | null }
  /** Nothing is left of a group that asked for nothing. */
  | { readonly kind: "gone" }
  /** It asks for more than would be left. */
  | { readonly kind: "refused"; readonly least: number };

/** A group after one of its add-ons goes: its maximum follows, its minimum is never undercut unseen. */
export function groupWithoutOne(
  group: Pick<GroupSettings, "min" | "max" | "required"> & { readonly count: number },
): GroupWithout {
  const left = group.count - 1;
  const least = leastOf(group);
  if (left < least) return { kind: "refused", least };
  if (left === 0) return { kind: "gone" };
  return { kind: "kept", max: group.max === null ? null : Math.min(group.max, left) };
}
