import { useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { DOCUMENT_TEXT_MAX } from "#tax/documents/domain/reading/document-problem.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { FilePicker } from "#ui/files/file-picker.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { DocumentList } from "./document-list.tsx";
import classes from "./purchase-import.module.css";
import { readPickedFiles } from "./read-picked-files.ts";
import type { ImportQueueState } from "./use-import-queue.ts";

/** A whole mail with the pictures in it. */
const MOST_BYTES = 25 * 1024 * 1024;

/** What a mail brings: those that are no documents are named and left. */
const ACCEPTED = [".json", ".jws", ".txt", ".eml", ".pdf", ".xml", "image/*"] as const;

/** Step 1: a text that is pasted, files that are chosen, and what became of each. */
export function DocumentsStep({ queue }: { queue: ImportQueueState }) {
  const t = useT();
  const { pasted, documents, isKept, paste, add } = queue;
  const isTooLarge = pasted.length > DOCUMENT_TEXT_MAX;
  const canAnalyse = pasted.trim() !== "" && !isTooLarge;
  const analyse = () => {
    const name = t("purchaseImport.paste.name", { number: documents.length + 1 });
    add([{ name, text: pasted }], true);
  };
  return (
    <>
      <Section title={t("purchaseImport.paste.title")} description={t("purchaseImport.paste.intro")}>
        <div className={classes.ways}>
          <form
            className={classes.paste}
            onSubmit={(event) => {
              event.preventDefault();
              if (canAnalyse) analyse();
            }}
          >
            <TextAreaField
              label={t("purchaseImport.paste.label")}
              placeholder={t("purchaseImport.paste.placeholder")}
              value={pasted}
              error={isTooLarge ? t("errors.dte_too_large") : null}
              onChange={(event) => paste(event.currentTarget.value)}
              rows={8}
              spellCheck={false}
              autoComplete="off"
            />
            <Button type="submit" size="lg" disabled={!canAnalyse}>
              {t("purchaseImport.paste.analyse")}
            </Button>
          </form>
          <Files queue={queue} />
        </div>
        {isKept ? null : (
          <div className={classes.notices}>
            <Notice role="status" tone="amber">
              {t("purchaseImport.not_kept")}
            </Notice>
          </div>
        )}
      </Section>
      {documents.length > 0 ? <DocumentList queue={queue} /> : null}
    </>
  );
}

function Files({ queue: { add } }: { queue: ImportQueueState }) {
  const t = useT();
  const [said, setSaid] = useState<readonly string[]>([]);
  const pick = async (files: readonly File[]) => {
    const { texts, ...others } = await readPickedFiles(files);
    const said = { ...others, same: add(texts) };
    setSaid(
      (["ignored", "unread", "large", "same"] as const).flatMap((why) =>
        said[why].length > 0 ? t(`purchaseImport.files.${why}`, { names: said[why].join(", ") }) : [],
      ),
    );
  };
  return (
    <div className={classes.files}>
      <FilePicker
        label={t("purchaseImport.files.label")}
        hint={t("purchaseImport.files.hint")}
        accept={ACCEPTED}
        maxBytes={MOST_BYTES}
        multiple
        files={[]}
        onPick={(files) => void pick(files)}
        onRemove={() => {}}
        words={{
          choose: t("purchaseImport.files.choose"),
          drop: t("purchaseImport.files.drop"),
          camera: t("purchaseImport.files.choose"),
          refusals: {
            type: (name) => t("purchaseImport.files.refused.type", { name }),
            size: (name) => t("purchaseImport.files.refused.size", { name }),
          },
        }}
      />
      <div role="status">
        {said.map((words) => (
          <p key={words} className={classes.said}>
            {words}
          </p>
        ))}
      </div>
    </div>
  );
}
