import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { formatList } from "#platform/web/format.ts";
import { pictureErrorText } from "#platform/web/forms/picture.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastError, toastLoading, toastSuccess, toastWarning } from "#ui/feedback/toast.tsx";
import { shrinkPicture } from "#ui/files/shrink-picture.ts";
import { TooManyPixels } from "#ui/files/too-many-pixels.ts";
import { searchMenuItems, uploadMenuPhoto } from "../../contract/menu-items.ts";
import { pictureTitle } from "../../domain/picture-title.ts";
import { menuItemsKey } from "../menu-api.ts";

/**
 * Takes pictures that are dragged from the device: one onto the card of its item, or several at once, each of which finds the
 * item that its file is named for.
 */
export function usePictureDrop() {
  const [isDragging, setDragging] = useState(false);
  const send = useSendPictures();
  return {
    /** A picture is over the screen, on its way to an item. */
    isDragging,
    list: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDragging(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragging(false);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setDragging(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) void send(files.map((file) => ({ file, find: () => itemNamed(file.name) })));
      },
    },
    /** For the card of an item: one picture is its own, several are those of the list. */
    dropOn: (id: MenuItemId) => (event: DragEvent) => {
      const [file, ...more] = event.dataTransfer.files;
      if (file === undefined || more.length > 0) return;
      event.preventDefault();
      event.stopPropagation();
      setDragging(false);
      void send([{ file, find: () => Promise.resolve(id) }]);
    },
  };
}

interface DroppedPicture {
  readonly file: File;
  /** Finds the item that it is of; null when none is known. */
  readonly find: () => Promise<MenuItemId | null>;
}

/** Finds and saves one picture after the other, and says which were saved, refused, or of nothing on the menu. */
function useSendPictures() {
  const t = useT();
  const client = useQueryClient();
  const reasonOf = (error: unknown) => {
    if (isApiError(error)) return pictureErrorText(error);
    return t(error instanceof TooManyPixels ? "validation.too_many_pixels" : "validation.not_a_picture");
  };
  return async (pictures: readonly DroppedPicture[]) => {
    const dismiss = toastLoading(t("platform.picture.sending"));
    const unknown: string[] = [];
    let saved = 0;
    for (const { file, find } of pictures)
      try {
        const id = await find();
        if (id === null) unknown.push(file.name);
        else {
          await upload(file, id);
          saved += 1;
        }
      } catch (error) {
        toastError(t("common.labelled", { label: file.name, value: reasonOf(error) }));
      }
    dismiss();
    if (saved > 0) toastSuccess(t("menuItems.pictures.saved", { count: saved }));
    if (unknown.length > 0) toastWarning(t("menuItems.pictures.unknown", { names: formatList(unknown) }));
    await client.invalidateQueries({ queryKey: menuItemsKey });
  };
}

async function upload(file: File, id: MenuItemId): Promise<void> {
  const image = await shrinkPicture(file);
  await call(uploadMenuPhoto, { params: { id }, body: { image }, idempotencyKey: clientUuid() });
}

/** The item that a file is named for; null when none is, or several are. */
async function itemNamed(fileName: string): Promise<MenuItemId | null> {
  const title = pictureTitle(fileName);
  if (title === "") return null;
  const q = title.slice(0, MAX_WORDS);
  const { rows } = await call(searchMenuItems, { query: searchMenuItems.query.parse({ q }) });
  const named = rows.filter((row) => pictureTitle(row.title) === title);
  const [only] = named;
  return only !== undefined && named.length === 1 ? only.id : null;
}

/** Longest words that a search takes. */
const MAX_WORDS = 80;
