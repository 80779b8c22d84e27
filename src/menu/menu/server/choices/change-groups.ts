import type { z } from "zod";
import type { AddonId, MenuItemId, ModifierGroupId } from "#platform/domain/ids.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { refuseStaleEdit } from "#platform/server/http/edit-version.ts";
import type { groupBody } from "../../contract/menu-choices.ts";
import { usualLeast } from "../../domain/group-problems.ts";
import { changeMenu, recordsOf } from "../change-menu.ts";
import { groupFields } from "../items/item-fields.ts";
import { itemById, type MenuItemRow } from "../items/item-rows.ts";
import { groupsInUse } from "../items/item-view.ts";
import {
  addons,
  choiceOf,
  ownGroupOf,
  refuseNeededAddon,
  refuseTakenName,
  refuseTooManyChoices,
} from "./choice-kinds.ts";
import {
  archiveGroup,
  insertGroup,
  placeGroups,
  putIntoGroup,
  takeOutOfGroup,
  writeGroup,
} from "./choice-queries.ts";

type GroupBody = z.output<typeof groupBody>;

const rulesOf = ({ min, ...body }: GroupBody) => ({ ...body, min: min ?? usualLeast(body.required) });

/** Groups existing add-ons. */
export function addGroup(
  ctx: StaffContext,
  itemId: MenuItemId,
  body: GroupBody,
): Promise<{ message: string; id: ModifierGroupId }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    refuseUnknownAddons(item, body.addons_ids);
    refuseTakenName(item.groups, body.title, null);
    refuseTooManyChoices(groupsInUse(item));
    refuseNeededAddon(item, body.addons_ids);
    const id = await insertGroup(tx, itemId, rulesOf(body), item.groups.length);
    await putIntoGroup(tx, itemId, id, body);
    return {
      audit: recordsOf("modifier_group.added", itemId, null, auditedGroup(await itemById(tx, itemId), id)),
      answer: { message: ctx.say("common.title_was_added", { title: body.title }), id },
    };
  });
}

/** Replaces the settings of a group. */
export function changeChoiceGroup(
  ctx: StaffContext,
  { itemId, id }: { readonly itemId: MenuItemId; readonly id: ModifierGroupId },
  { version, ...body }: GroupBody & { readonly version?: string | undefined },
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    const before = ownGroupOf(item, id);
    refuseStaleEdit(version, groupFields(before, item.addons));
    refuseUnknownAddons(item, body.addons_ids);
    refuseTakenName(item.groups, body.title, id);
    refuseNeededAddon(item, body.addons_ids, id);
    await writeGroup(tx, id, rulesOf(body));
    await takeOutOfGroup(tx, id);
    await putIntoGroup(tx, itemId, id, body);
    const after = auditedGroup(await itemById(tx, itemId), id);
    return {
      audit: recordsOf("modifier_group.updated", itemId, auditedGroup(item, id), after),
      answer: { message: ctx.say("common.title_was_saved", { title: body.title }) },
    };
  });
}

/** Sets the order of all groups of an item. Refuses it when the groups are not those that the caller saw. */
export function orderGroups(
  ctx: StaffContext,
  itemId: MenuItemId,
  ids: readonly ModifierGroupId[],
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    const before = groupsInUse(item);
    const titles = ids.map((id) => before.find((group) => group.id === id)?.title);
    if (titles.includes(undefined) || ids.length !== before.length) throw new AppError("changed_meanwhile");
    await placeGroups(tx, itemId, ids);
    const order = before.map(({ title }) => title);
    return {
      audit: recordsOf(
        "modifier_group.ordered",
        itemId,
        { item: item.title, order },
        { item: item.title, order: titles },
      ),
      answer: { message: ctx.say("common.order_saved") },
    };
  });
}

/** Deletes a group; its add-ons become free to choose. */
export function deleteGroup(
  ctx: StaffContext,
  { itemId, id }: { readonly itemId: MenuItemId; readonly id: ModifierGroupId },
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, itemId);
    const { title } = ownGroupOf(item, id);
    await takeOutOfGroup(tx, id);
    await archiveGroup(tx, id, ctx.now);
    return {
      audit: recordsOf("modifier_group.deleted", itemId, auditedGroup(item, id), null),
      answer: { message: ctx.say("common.title_was_deleted", { title }) },
    };
  });
}

/** Only add-ons of the item itself may be put into a group of it. */
function refuseUnknownAddons(item: MenuItemRow, ids: readonly AddonId[]): void {
  for (const id of ids) choiceOf(addons, item, id);
}

/** Returns a group for the audit log, with its add-ons by name. */
function auditedGroup(item: MenuItemRow, id: ModifierGroupId) {
  const group = found(item.groups.find((each) => each.id === id));
  const { addons_ids, default_ids, ...rules } = groupFields(group, item.addons);
  const titles = (ids: readonly AddonId[]) =>
    item.addons.filter((addon) => ids.includes(addon.id)).map(({ title }) => title);
  return { item: item.title, ...rules, addons: titles(addons_ids), defaults: titles(default_ids) };
}
