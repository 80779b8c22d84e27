import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import type { PictureFieldWords } from "#ui/files/picture-field.tsx";
import { isApiError } from "../api-error.ts";
import type { Translate } from "../i18n.ts";
import { errorText, showError } from "../show-error.ts";
import { useT } from "../use-t.ts";

/** The words of every PictureField. */
export function usePictureWords(): PictureFieldWords {
  const t = useT();
  return {
    choose: t("platform.picture.choose"),
    change: t("platform.picture.change"),
    camera: t("platform.picture.camera"),
    remove: t("platform.picture.remove"),
    notAPicture: t("validation.not_a_picture"),
    tooManyPixels: t("validation.too_many_pixels"),
    sending: t("platform.picture.sending"),
  };
}

/** Returns why a picture was not saved: the server's words about the file, else about the request. */
export function pictureErrorText(error: unknown): string {
  const [field] = isApiError(error) ? error.fields : [];
  return field?.message ?? errorText(error);
}

interface PictureRemoval {
  /** Address of the picture while it exists. */
  address: string;
  remove: () => Promise<{ readonly message: string }>;
  putBack: (picture: Uint8Array<ArrayBuffer>) => Promise<unknown>;
}

/** Removes a picture and offers to send the same one again; a picture that cannot be read goes without the offer. */
export async function removePicture({ address, remove, putBack }: PictureRemoval, t: Translate) {
  const before = await readPicture(address);
  const { message } = await remove();
  if (before === null) return void toastSuccess(message);
  toastUndo({ message, undoLabel: t("common.undo"), onUndo: () => void putBack(before).catch(showError) });
}

async function readPicture(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const reply = await fetch(address).catch(() => null);
  return reply?.ok ? new Uint8Array(await reply.arrayBuffer()) : null;
}
