import { clientUuid } from "#platform/web/client-uuid.ts";
import { pictureErrorText } from "#platform/web/forms/picture-error-text.ts";
import { removePicture } from "#platform/web/forms/remove-picture.ts";
import { usePictureWords } from "#platform/web/forms/use-picture-words.ts";
import { callBase } from "#platform/web/session/realm.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { PictureField } from "#ui/files/picture-field.tsx";
import type { ItemDetail } from "../../contract/menu-item-detail.ts";
import { removePhoto, sendPhoto } from "../menu-api.ts";
import { useReloadItem } from "./use-choice-acts.ts";

/** The picture of an item on the till and the guests' menu. */
export function ItemPhoto({ item }: { item: Pick<ItemDetail, "id" | "image"> }) {
  const t = useT();
  const reload = useReloadItem();
  const params = { id: item.id };
  const address = `${callBase()}${item.image}`;
  const send = async (image: Uint8Array<ArrayBuffer>) => {
    const reply = await sendPhoto({ params, body: { image }, idempotencyKey: clientUuid() });
    await reload();
    return reply;
  };
  const remove = async () => {
    const reply = await removePhoto({ params, idempotencyKey: clientUuid() });
    await reload();
    return reply;
  };
  return (
    <PictureField
      label={t("menuItems.fields.photo")}
      hint={t("platform.picture.hint")}
      picture={item.image === null ? null : address}
      onUpload={async (image) => toastSuccess((await send(image)).message)}
      onRemove={() => removePicture({ address, remove, putBack: send }, t)}
      errorText={pictureErrorText}
      words={usePictureWords()}
    />
  );
}
