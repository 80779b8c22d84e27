import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import type { Translate } from "../i18n.ts";
import { showError } from "../show-error.ts";

interface PictureRemoval {
  /** Where the picture is read as long as it is there. */
  address: string;
  remove: () => Promise<{ readonly message: string }>;
  putBack: (picture: Uint8Array<ArrayBuffer>) => Promise<unknown>;
}

/** Removes a picture and offers to send the same one again; a picture that cannot be read goes without the offer. */
export async function removePicture({ address, remove, putBack }: PictureRemoval, t: Translate) {
  const before = await readPicture(address);
  const { message } = await remove();
  if (before === null) return void toastSuccess(message);
  toastUndo({ message, undoLabel: t("lists.undo"), onUndo: () => void putBack(before).catch(showError) });
}

async function readPicture(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const reply = await fetch(address).catch(() => null);
  return reply?.ok ? new Uint8Array(await reply.arrayBuffer()) : null;
}
