import { IconTrash } from "@tabler/icons-react";
import { formatAmount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import { EntryCard, EntryList } from "#ui/data/entry-list.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { toastUndo } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import type { Tone } from "#ui/theme/tone.ts";
import { useUiLabels } from "#ui/theme/ui-labels.tsx";
import type { DocumentState, ImportQueueState, ReadDocument } from "./use-import-queue.ts";

const tones: Readonly<Record<DocumentState, Tone>> = {
  waiting: "grey",
  reading: "blue",
  failed: "red",
  known: "amber",
  open: "amber",
  ready: "green",
  imported: "brand",
};

/** Every document that was given, how far it is, and the way to go on with it. */
export function DocumentList({ queue }: { queue: ImportQueueState }) {
  const t = useT();
  const { documents } = queue;
  const takeOff = useTakeOff(queue);
  const imported = documents.filter((document) => document.imported !== null).map(({ key }) => key);
  return (
    <Section
      title={t("purchaseImport.queue.title")}
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

/** Takes documents off the list, with what was said about them, and offers to put them back. */
function useTakeOff({ documents, remove }: ImportQueueState) {
  const t = useT();
  return (keys: readonly string[]) => {
    const name = documents.find(({ key }) => key === keys[0])?.name ?? "";
    toastUndo({
      message: t("purchaseImport.queue.removed", { count: keys.length, name }),
      undoLabel: t("lists.undo"),
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
