import type { AddonId, ModifierGroupId } from "#platform/domain/ids.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { leastMissing } from "../../domain/modifier-group-problems.ts";
import type { ItemRow } from "../items/item-rows.ts";

/**
 * Throws `group_needs_addon` when a group asks for more add-ons than it would have without these. `except` is the group
 * they go to.
 */
export function refuseNeededAddon(
  { groups, addons }: ItemRow,
  leaving: readonly AddonId[],
  except: ModifierGroupId | null = null,
): void {
  for (const group of groups) {
    const members = addons.filter(({ groupId }) => groupId === group.id);
    const left = members.filter(({ id }) => !leaving.includes(id)).length;
    if (group.id === except || left === members.length) continue;
    const least = leastMissing(group, left);
    if (least !== null) throw new AppError("group_needs_addon", { details: { title: group.title, least } });
  }
}
