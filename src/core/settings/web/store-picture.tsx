import type { ResponseOf } from "#platform/contract/define.ts";
import { pictureErrorText, removePicture, usePictureWords } from "#platform/web/forms/picture.ts";
import { callBase } from "#platform/web/session/realm.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { PictureField } from "#ui/files/picture-field.tsx";
import type { readStoreSetting } from "../contract/store-settings.ts";
import { useStoreChanges } from "./store-api.ts";

export type Store = ResponseOf<typeof readStoreSetting>;

/** The picture that receipts by mail, displays and the guests' menu show. */
export function StorePicture({ store }: { store: Store }) {
  const t = useT();
  const { upload, remove } = useStoreChanges();
  const address = `${callBase()}${store.storeImage}`;
  return (
    <PictureField
      label={t("settings.store.picture")}
      hint={t("platform.picture.hint")}
      picture={store.storeImage === null ? null : address}
      onUpload={async (picture) => toastSuccess((await upload(picture)).message)}
      onRemove={() => removePicture({ address, remove: () => remove(store.uniqueId), putBack: upload }, t)}
      errorText={pictureErrorText}
      words={usePictureWords()}
    />
  );
}
