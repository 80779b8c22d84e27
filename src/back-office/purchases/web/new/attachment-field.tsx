import { useState } from "react";
import { pictureUpload } from "#core/files/contract/files.ts";
import { useT } from "#platform/web/use-t.ts";
import { FilePicker } from "#ui/files/file-picker.tsx";
import { useFilePicture } from "#ui/files/use-file-picture.ts";
import classes from "./new-purchase.module.css";
import type { PurchaseForm } from "./use-purchase-form.ts";

const accept = ["image/*", "application/pdf"];
/** A picture is made lighter before it travels: only what no camera takes is refused. */
const MOST_OF_A_PICTURE = 40 * 1024 * 1024;

/** The invoice as a picture, shown before it is sent, or as a PDF; one file of at most 5 MB. */
export function AttachmentField({ form, disabled }: { form: PurchaseForm; disabled: boolean }) {
  const t = useT();
  const { file } = form;
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const pick = ([picked]: readonly File[]) => {
    const isHeavy = picked?.type === "application/pdf" && picked.size > pictureUpload.maxFileBytes;
    setTooLarge(isHeavy ? t("purchases.form.refused_size", { name: picked.name }) : null);
    if (picked && !isHeavy) form.attach(picked);
  };
  const picture = useFilePicture(file ?? undefined);
  return (
    <div className={classes.attachment}>
      <FilePicker
        label={t("purchases.form.attachment")}
        hint={t("purchases.form.attachment_hint")}
        accept={accept}
        maxBytes={MOST_OF_A_PICTURE}
        camera
        disabled={disabled}
        files={file ? [{ key: "attachment", name: file.name, file, detail: sizeText(file.size) }] : []}
        error={tooLarge ?? form.errorOf("attachment")}
        onPick={pick}
        onRemove={() => form.attach(null)}
        words={{
          choose: t("purchases.form.choose"),
          drop: t("purchases.form.drop"),
          camera: t("purchases.form.camera"),
          refusals: {
            type: (name) => t("purchases.form.refused_type", { name }),
            size: (name) => t("purchases.form.refused_size", { name }),
          },
        }}
      />
      {file && picture ? <img className={classes.preview} src={picture} alt={file.name} /> : null}
    </div>
  );
}

/** `1.2 MB`, and `340 KB` for what is smaller. */
function sizeText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`;
}
