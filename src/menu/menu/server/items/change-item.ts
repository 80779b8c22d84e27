import { filePath } from "#core/files/contract/files.ts";
import { insertFile, preparePicture } from "#core/files/server/public.ts";
import { refusePartOfCombo } from "#menu/combos/server/public.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { changeMenu } from "../change-menu.ts";
import { recordsOf } from "../menu-record.ts";
import { auditedItem } from "./item-fields.ts";
import { itemById } from "./item-rows.ts";
import { writeItem } from "./write-item.ts";

/** Takes an item off the menu for good; orders and invoices keep what they name. */
export function deleteItem(ctx: StaffContext, id: MenuItemId): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const item = await itemById(tx, id);
    const { title } = item;
    await refusePartOfCombo(tx, { title, itemId: id });
    await writeItem(tx, id, { archived_at: ctx.now });
    return {
      audit: recordsOf("menu_item.deleted", id, auditedItem(item), null),
      answer: { message: ctx.say("menu.reply.item_deleted", { title }) },
    };
  });
}

/** Shows an item on the menu, or hides it. */
export function showItem(
  ctx: StaffContext,
  id: MenuItemId,
  isEnabled: boolean,
): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const { title, isEnabled: wasEnabled } = await itemById(tx, id);
    await writeItem(tx, id, { is_enabled: isEnabled });
    const before = { title, is_enabled: wasEnabled };
    const after = { title, is_enabled: isEnabled };
    return {
      audit: recordsOf("menu_item.visibility_set", id, before, after),
      answer: { message: ctx.say(isEnabled ? "menu.reply.shown" : "menu.reply.hidden", { title }) },
    };
  });
}

/** Sets the picture of an item. It is drawn anew before anything is locked: that takes time. */
export async function uploadPhoto(
  ctx: StaffContext,
  id: MenuItemId,
  upload: Uint8Array,
): Promise<{ message: string; image: string }> {
  const { mediaType, bytes } = await preparePicture("image", upload);
  return changeMenu(ctx, async (tx) => {
    const { title, image: before } = await itemById(tx, id);
    const image = await insertFile(tx, mediaType, bytes);
    await writeItem(tx, id, { image });
    return {
      audit: recordsOf(
        "menu_item.photo_set",
        id,
        { title, photo: shortHash(before) },
        { title, photo: shortHash(image) },
      ),
      answer: { message: ctx.say("menu.reply.photo_saved"), image: filePath(image) },
    };
  });
}

/** Takes the picture of an item away. */
export function removePhoto(ctx: StaffContext, id: MenuItemId): Promise<{ message: string }> {
  return changeMenu(ctx, async (tx) => {
    const { title, image } = await itemById(tx, id);
    await writeItem(tx, id, { image: null });
    return {
      audit: recordsOf(
        "menu_item.photo_removed",
        id,
        { title, photo: shortHash(image) },
        { title, photo: null },
      ),
      answer: { message: ctx.say("menu.reply.photo_removed") },
    };
  });
}

/** Enough of a picture's name to tell it from the one before. */
const shortHash = (hash: string | null): string | null => hash?.slice(0, 8) ?? null;
