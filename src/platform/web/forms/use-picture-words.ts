import type { PictureFieldWords } from "#ui/files/picture-field.tsx";
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
    sending: t("platform.picture.sending"),
  };
}
