import type { AddonId, ModifierGroupId } from "#platform/domain/ids.ts";

/**
 * Add-ons of one item that are chosen together under rules of their own: "Tipo de masa", "Salsas (máx. 2)".
 */
export interface ModifierGroup {
  readonly id: ModifierGroupId;
  readonly title: string;
  /** Fewest choices; a group that is not required asks for them only once one is chosen. */
  readonly min: number;
  /** Most choices; null: no limit. */
  readonly max: number | null;
  /** At least one must be chosen, whatever `min` says. */
  readonly isRequired: boolean;
  /** In the order of the screen. */
  readonly addonIds: readonly AddonId[];
  /** Chosen when the picker opens. */
  readonly defaultIds: readonly AddonId[];
}

type GroupDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "modifier_missing"; readonly least: number }
  | { readonly ok: false; readonly reason: "modifier_too_many"; readonly most: number };

/** Returns the fewest choices of a group from which something is chosen. */
function fewestChoices(group: Pick<ModifierGroup, "min" | "isRequired">): number {
  return Math.max(group.min, group.isRequired ? 1 : 0);
}

/** Checks the chosen add-ons against the rules of one group; those of other groups do not count. */
export function decideGroup(group: ModifierGroup, chosen: readonly AddonId[]): GroupDecision {
  const count = group.addonIds.filter((id) => chosen.includes(id)).length;
  const least = fewestChoices(group);
  if (count < least && (group.isRequired || count > 0))
    return { ok: false, reason: "modifier_missing", least };
  if (group.max !== null && count > group.max)
    return { ok: false, reason: "modifier_too_many", most: group.max };
  return { ok: true };
}

type ModifiersDecision =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: "modifier_missing" | "modifier_too_many";
      readonly group: ModifierGroup;
      /** Fewest or most choices, depending on the reason. */
      readonly count: number;
    };

/** Checks the chosen add-ons against every group of the item; names the first group that fails. */
export function decideModifiers(
  groups: readonly ModifierGroup[],
  chosen: readonly AddonId[],
): ModifiersDecision {
  for (const group of groups) {
    const decision = decideGroup(group, chosen);
    if (decision.ok) continue;
    const count = decision.reason === "modifier_missing" ? decision.least : decision.most;
    return { ok: false, reason: decision.reason, group, count };
  }
  return { ok: true };
}

/** Returns the choices with which the picker opens: the defaults of every group, within its maximum. */
export function defaultModifiers(groups: readonly ModifierGroup[]): AddonId[] {
  return groups.flatMap((group) =>
    group.max === null ? group.defaultIds : group.defaultIds.slice(0, group.max),
  );
}

/** Tells whether a group allows only one choice, so that a second choice replaces the first. */
export function isSingleChoice(group: ModifierGroup): boolean {
  return group.max === 1;
}

/**
 * Tells whether another add-on of the group can be chosen; a single choice always can, because it replaces the old
 * one.
 */
export function hasRoom(group: ModifierGroup, chosen: readonly AddonId[]): boolean {
  if (group.max === null || isSingleChoice(group)) return true;
  return group.addonIds.filter((id) => chosen.includes(id)).length < group.max;
}

/**
 * Returns the choice after a tap on an add-on of the group. A chosen one is removed, a single choice is replaced,
 * another is added while there is room; else nothing changes.
 */
export function toggleModifier(
  group: ModifierGroup,
  chosen: readonly AddonId[],
  addonId: AddonId,
): readonly AddonId[] {
  if (chosen.includes(addonId)) return chosen.filter((id) => id !== addonId);
  if (isSingleChoice(group)) return [...chosen.filter((id) => !group.addonIds.includes(id)), addonId];
  return hasRoom(group, chosen) ? [...chosen, addonId] : chosen;
}

/** A group of add-ons as the form has it. */
export interface GroupSettings {
  readonly min: number;
  /** Null: no limit. */
  readonly max: number | null;
  readonly required: boolean;
  readonly addons_ids: readonly AddonId[];
  readonly default_ids: readonly AddonId[];
}

const groupRefusals = [
  "required",
  "most_below_least",
  "more_than_there_are",
  "not_a_choice",
  "too_many_defaults",
] as const;
type GroupRefusal = (typeof groupRefusals)[number];

interface GroupProblem {
  readonly field: keyof GroupSettings;
  readonly reason: GroupRefusal;
}

/**
 * Returns the problems of a group's rules. It needs add-ons, the minimum may not exceed their number nor the maximum,
 * and the defaults must be add-ons of the group, at most as many as the maximum.
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
 * Returns how many add-ons a group needs when it would be left with fewer than that; null when it can spare what it
 * loses. A maximum above what is left does no harm: nobody can choose more than there are.
 */
export function leastMissing(group: Pick<GroupSettings, "min" | "required">, left: number): number | null {
  const least = leastOf(group);
  return left < least ? least : null;
}
