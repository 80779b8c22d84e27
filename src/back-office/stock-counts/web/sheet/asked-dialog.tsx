import { formatQuantity } from "#inventory/inventory/web/public.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { SheetItem } from "../../contract/stock-counts.ts";
import type { CountEntryKind } from "../../domain/stock-count.ts";
import type { CountSheet } from "../stock-counts-api.ts";
import { answersTo, type PendingEntry } from "./pending-entries.ts";
import classes from "./sheet.module.css";
import type { PendingEntries } from "./use-pending-entries.ts";

export interface PendingQuestionProps {
  sheet: CountSheet;
  entries: PendingEntries;
}

/** The question that is next, if any: closing it puts it off, and only an answer drops what was typed. */
export function PendingQuestion({ sheet, entries }: PendingQuestionProps) {
  const { asked } = entries;
  const item = sheet.items.find(
    ({ inventory_item_id }) => inventory_item_id === asked?.entry.inventory_item_id,
  );
  return asked && item ? (
    <AskedDialog
      key={asked.entry.uuid}
      asked={asked}
      item={item}
      onAnswer={(answer) => entries.answer(asked.entry.uuid, answer)}
      onClose={entries.askLater}
    />
  ) : null;
}

interface AskedDialogProps {
  /** What this person typed. */
  asked: PendingEntry;
  /** As it stands on the server now. */
  item: SheetItem;
  /** What becomes of it; null: it is dropped. */
  onAnswer: (next: PendingEntry | null) => void;
  onClose: () => void;
}

/** Somebody else counted the same meanwhile: is this another place, the right figure, or not needed? */
function AskedDialog({ asked, item, onAnswer, onClose }: AskedDialogProps) {
  const t = useT();
  const own = formatQuantity(asked.entry.quantity, asked.entry.unit);
  const answers = answersTo(asked, item);
  const answer = (kind: CountEntryKind) =>
    onAnswer({
      ...asked,
      isAsked: false,
      entry: { ...asked.entry, uuid: clientUuid(), kind, last_entry: item.last_entry },
    });
  return (
    <AppDialog
      opened
      size="small"
      title={t("stockCounts.asked.title", { title: item.title })}
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <div className={classes.asked}>
        <p>{useQuestion(asked, item, own)}</p>
        {answers.map((kind, index) => (
          <Button
            key={kind}
            variant={kind === "add" ? "filled" : "default"}
            size="xl"
            fullWidth
            data-autofocus={index === 0 || undefined}
            onClick={() => answer(kind)}
          >
            {t(`stockCounts.asked.${kind}`, { own })}
          </Button>
        ))}
        <Button variant="subtle" size="lg" fullWidth onClick={() => onAnswer(null)}>
          {t(asked.entry.kind === "clear" ? "stockCounts.asked.leave" : "stockCounts.asked.drop")}
        </Button>
      </div>
    </AppDialog>
  );
}

function useQuestion({ entry }: PendingEntry, item: SheetItem, own: string): string {
  const t = useT();
  const isClearing = entry.kind === "clear";
  if (item.counted === null)
    return isClearing ? t("stockCounts.asked.gone") : t("stockCounts.asked.cleared", { own });
  const theirs = formatQuantity(item.counted, item.unit);
  const name = item.counted_by ?? "";
  return isClearing
    ? t("stockCounts.asked.clearing", { name, theirs })
    : t("stockCounts.asked.counted", { name, theirs, own });
}
