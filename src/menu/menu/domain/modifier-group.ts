import type { AddonId, ModifierGroupId } from "#platform/domain/ids.ts";

/** Most times that a group may let one add-on be taken. */
export const EACH_MAX = 20;

/**
 * Add-ons that are chosen together under rules of their own: "Tipo de masa", "Salsas (máx. 2)". An add-on that is taken
 * more than once stands so often among the chosen ones: everything that adds up prices or takes stock counts it right.
 */
export interface ModifierGroup {
  readonly id: ModifierGroupId;
  readonly title: string;
  /** Fewest choices; a group that is not required asks for them only once one is chosen. */
  readonly min: number;
  /** Most choices; null: no limit. */
  readonly max: number | null;
  /** Most times that one add-on is taken: 2 allows "doble queso". */
  readonly maxEach: number;
  /** Something must be chosen; then `min` is at least 1. */
  readonly isRequired: boolean;
  /** In the order of the screen. */
  readonly addonIds: readonly AddonId[];
  /** Chosen when the picker opens. */
  readonly defaultIds: readonly AddonId[];
}

type GroupDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "modifier_missing"; readonly least: number }
  | { readonly ok: false; readonly reason: "modifier_too_many"; readonly most: number }
  | TakenTooOften;

interface TakenTooOften {
  readonly ok: false;
  readonly reason: "addon_too_often";
  readonly addonId: AddonId;
  readonly most: number;
}

/** Counts how often an add-on is chosen. */
export function timesTaken(chosen: readonly AddonId[], addonId: AddonId): number {
  return chosen.filter((id) => id === addonId).length;
}

/** Returns the chosen add-ons of a group, each as often as it is taken. */
export function chosenOf(
  group: Pick<ModifierGroup, "addonIds">,
  chosen: readonly AddonId[],
): readonly AddonId[] {
  return chosen.filter((id) => group.addonIds.includes(id));
}

/** Checks the chosen add-ons against the rules of one group; those of other groups do not count. */
export function decideGroup(group: ModifierGroup, chosen: readonly AddonId[]): GroupDecision {
  const count = chosenOf(group, chosen).length;
  if (count < group.min && (group.isRequired || count > 0))
    return { ok: false, reason: "modifier_missing", least: group.min };
  if (group.max !== null && count > group.max)
    return { ok: false, reason: "modifier_too_many", most: group.max };
  return takenTooOften(group.addonIds, chosen, group.maxEach) ?? { ok: true };
}

function takenTooOften(
  ids: readonly AddonId[],
  chosen: readonly AddonId[],
  most: number,
): TakenTooOften | undefined {
  const addonId = ids.find((id) => timesTaken(chosen, id) > most);
  return addonId === undefined ? undefined : { ok: false, reason: "addon_too_often", addonId, most };
}

type ModifiersDecision =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: "modifier_missing" | "modifier_too_many";
      readonly group: ModifierGroup;
      /** Fewest or most choices, depending on the reason. */
      readonly count: number;
    }
  | TakenTooOften;

/**
 * Checks the chosen add-ons against every group of the item; names the first group that fails. An add-on outside every
 * group is taken once.
 */
export function decideModifiers(
  groups: readonly ModifierGroup[],
  chosen: readonly AddonId[],
): ModifiersDecision {
  for (const group of groups) {
    const decision = decideGroup(group, chosen);
    if (decision.ok) continue;
    if (decision.reason === "addon_too_often") return decision;
    const count = decision.reason === "modifier_missing" ? decision.least : decision.most;
    return { ok: false, reason: decision.reason, group, count };
  }
  const free = chosen.filter((id) => !groups.some(({ addonIds }) => addonIds.includes(id)));
  return takenTooOften(free, chosen, 1) ?? { ok: true };
}

/**
 * Returns the add-ons of an item that were chosen, each as often as it is taken, in the order of the item. What it does
 * not have is left out.
 */
export function takenAddons<Addon extends { readonly id: number }>(
  addons: readonly Addon[],
  chosen: readonly number[],
): Addon[] {
  return addons.flatMap((addon) => chosen.filter((id) => id === addon.id).map(() => addon));
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

/** Tells whether add-ons of the group are counted, because one may be taken more than once. */
export function isCounted(group: Pick<ModifierGroup, "max" | "maxEach">): boolean {
  return group.maxEach > 1 && group.max !== 1;
}

/**
 * Tells whether another add-on of the group can be chosen; a single choice always can, because it replaces the old
 * one.
 */
export function hasRoom(group: ModifierGroup, chosen: readonly AddonId[]): boolean {
  if (group.max === null || isSingleChoice(group)) return true;
  return chosenOf(group, chosen).length < group.max;
}

/** Returns the most times that an add-on of the group can be taken beside the others that are chosen. */
export function mostOf(group: ModifierGroup, chosen: readonly AddonId[], addonId: AddonId): number {
  if (group.max === null) return group.maxEach;
  const others = chosenOf(group, chosen).length - timesTaken(chosen, addonId);
  return Math.min(group.maxEach, Math.max(group.max - others, 0));
}

/** Returns the choice with an add-on of the group taken so many times, within what the group allows. */
export function takeModifier(
  group: ModifierGroup,
  chosen: readonly AddonId[],
  { addonId, times }: { readonly addonId: AddonId; readonly times: number },
): readonly AddonId[] {
  const wanted = Math.min(Math.max(times, 0), mostOf(group, chosen, addonId));
  return [...chosen.filter((id) => id !== addonId), ...Array.from({ length: wanted }, () => addonId)];
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
