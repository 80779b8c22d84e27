import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { formatAmount, formatDay, formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { DOCUMENT_TEXT_MAX } from "#tax/documents/domain/reading/document-problem.ts";
import { EntryCard, EntryList } from "#ui/data/entry-list.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { FilePicker } from "#ui/files/file-picker.tsx";
import { Button } from "#ui/forms/button.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Box, Muted } from "#ui/layout/layout.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import { useUiLabels } from "#ui/theme/ui-labels.tsx";
import classes from "./purchase-import.module.css";
import { readPickedFiles } from "./read-picked-files.ts";
import type { ImportQueueState, QueuedDocumentState, ReadDocument } from "./use-import-queue.ts";

/** Bytes of a whole mail with its pictures. */
const MAX_BYTES = 25 * 1024 * 1024;

/** File types; a mail also brings files that are no documents, which are named and ignored. */
const ACCEPTED = [".json", ".jws", ".txt", ".eml", ".pdf", ".xml", "image/*"] as const;

/** Step 1: takes pasted text and files, and shows the state of each document. */
export function DocumentsStep({ queue }: { queue: ImportQueueState }) {
  const t = useT();
  const { pasted, documents, isStored, paste, add } = queue;
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
        {isStored ? null : (
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
        said[why].length > 0 ? t(`purchaseImport.files.${why}`, { names: formatList(said[why]) }) : [],
      ),
    );
  };
  return (
    <Box room="shrink">
      <FilePicker
        label={t("purchaseImport.files.label")}
        hint={t("purchaseImport.files.hint")}
        accept={ACCEPTED}
        maxBytes={MAX_BYTES}
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
          <Muted above={8} lines="anywhere" key={words}>
            {words}
          </Muted>
        ))}
      </div>
    </Box>
  );
}

const tones: Readonly<Record<QueuedDocumentState, Tone>> = {
  waiting: "grey",
  reading: "blue",
  failed: "red",
  known: "amber",
  open: "amber",
  ready: "green",
  imported: "brand",
};

/** Lists the documents, their states and the next step of each. */
function DocumentList({ queue }: { queue: ImportQueueState }) {
  const t = useT();
  const { documents } = queue;
  const takeOff = useRemoveDocuments(queue);
  const imported = documents.filter((document) => document.imported !== null).map(({ key }) => key);
  return (
    <Section
      title={t("common.documents")}
      action={
        imported.length > 0 ? (
          <Button variant="subtle" onClick={() => takeOff(imported)}>
            {t("purchaseImport.queue.clear")}
          </Button>
        ) : null
      }
    >
      <EntryList>
        {documents.map((document) => (
          <DocumentCard key={document.key} document={document} queue={queue} onTakeOff={takeOff} />
        ))}
      </EntryList>
    </Section>
  );
}

/** Removes documents and their edits, and offers to undo it. */
function useRemoveDocuments({ documents, remove }: ImportQueueState) {
  const t = useT();
  return (keys: readonly string[]) => {
    const name = documents.find(({ key }) => key === keys[0])?.name ?? "";
    toastUndo({
      message:
        keys.length > 1
          ? t("purchaseImport.queue.removed_together", { count: keys.length })
          : t("purchaseImport.queue.removed", { name }),
      undoLabel: t("common.undo"),
      onUndo: remove(keys),
    });
  };
}

interface DocumentCardProps {
  document: ReadDocument;
  queue: ImportQueueState;
  onTakeOff: (keys: readonly string[]) => void;
}

function DocumentCard({ document, queue, onTakeOff }: DocumentCardProps) {
  const t = useT();
  const labels = useUiLabels();
  const { key, name, state, preview, failure, mayReadAgain, imported, toDo, readAgain } = document;
  return (
    <EntryCard
      title={preview?.vendor.name ?? name}
      details={[
        preview ? documentLine(preview, t) : null,
        preview ? name : null,
        <StatusBadge
          key="state"
          tone={tones[state]}
          label={
            state === "open"
              ? t("purchaseImport.queue.state.open", { count: toDo })
              : t(`purchaseImport.queue.state.${state}`)
          }
        />,
      ].filter((detail) => detail !== null)}
      warning={failure}
      actions={
        <>
          {imported ? (
            <Button variant="default" onClick={() => queue.goTo("confirm", key)}>
              {t("purchaseImport.queue.see")}
            </Button>
          ) : null}
          {preview && !imported ? (
            <Button variant="default" onClick={() => queue.goTo("review", key)}>
              {t("purchaseImport.queue.open")}
            </Button>
          ) : null}
          {failure === null || !mayReadAgain ? null : (
            <Button variant="default" onClick={readAgain}>
              {labels.retry}
            </Button>
          )}
          <IconButton
            label={t("purchaseImport.queue.remove", { name })}
            icon={<IconTrash size={18} />}
            onClick={() => onTakeOff([key])}
          />
        </>
      }
    />
  );
}

function documentLine({ document }: NonNullable<ReadDocument["preview"]>, t: Translate): string {
  const { typeName, issuedOn, total, currency } = document;
  return t("purchaseImport.queue.line", {
    type: typeName,
    date: formatDay(issuedOn),
    total: formatAmount(total, currency),
  });
}
