import type { AddonId, ModifierGroupId } from "#platform/domain/ids.ts";

/** Add-ons of one item that are chosen together under rules of their own: "Tipo de masa", "Salsas (máx. 2)". */
export interface ModifierGroup {
  readonly id: ModifierGroupId;
  readonly title: string;
  /** Fewest choices; of a group that is not required only once anything of it is chosen. */
  readonly min: number;
  /** Most choices; null without limit. */
  readonly max: number | null;
  /** At least one, whatever `min` says. */
  readonly isRequired: boolean;
  /** In the order in which they are shown. */
  readonly addonIds: readonly AddonId[];
  /** Chosen when the picker opens. */
  readonly defaultIds: readonly AddonId[];
}

export type GroupDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "modifier_missing"; readonly least: number }
  | { readonly ok: false; readonly reason: "modifier_too_many"; readonly most: number };

/** Fewest choices of a group that has any. */
function fewestChoices(group: Pick<ModifierGroup, "min" | "isRequired">): number {
  return Math.max(group.min, group.isRequired ? 1 : 0);
}

/** Whether the chosen add-ons keep the rules of one group; those of other groups do not count. */
export function decideGroup(group: ModifierGroup, chosen: readonly AddonId[]): GroupDecision {
  const count = group.addonIds.filter((id) => chosen.includes(id)).length;
  const least = fewestChoices(group);
  if (count < least && (group.isRequired || count > 0))
    return { ok: false, reason: "modifier_missing", least };
  if (group.max !== null && count > group.max)
    return { ok: false, reason: "modifier_too_many", most: group.max };
  return { ok: true };
}

export type ModifiersDecision =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: "modifier_missing" | "modifier_too_many";
      readonly group: ModifierGroup;
      /** Fewest or most choices, as the reason says. */
      readonly count: number;
    };

/** Whether the chosen add-ons keep the rules of every group of the item; else the first group they break. */
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

/** What is chosen when the picker opens: the defaults of every group, never more than the group allows. */
export function defaultModifiers(groups: readonly ModifierGroup[]): AddonId[] {
  return groups.flatMap((group) =>
    group.max === null ? group.defaultIds : group.defaultIds.slice(0, group.max),
  );
}

/** Whether a group takes one choice only, so that another one takes the place of the first. */
export function isSingleChoice(group: ModifierGroup): boolean {
  return group.max === 1;
}

/** Whether another add-on of the group can be added; of a single choice always, as it replaces. */
export function hasRoom(group: ModifierGroup, chosen: readonly AddonId[]): boolean {
  if (group.max === null || isSingleChoice(group)) return true;
  return group.addonIds.filter((id) => chosen.includes(id)).length < group.max;
}

/**
 * The choice after a tap on an add-on of the group: taken out if it was chosen, in place of the other in a single
 * choice, added while there is room; else nothing changes.
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
