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

interface PendingQuestionProps {
  sheet: CountSheet;
  entries: PendingEntries;
}

/** Asks the next question about an entry; closing it postpones it, and only an answer drops what was typed. */
export function PendingQuestion({ sheet, entries }: PendingQuestionProps) {
  const { conflict } = entries;
  const item = sheet.items.find(
    ({ inventory_item_id }) => inventory_item_id === conflict?.entry.inventory_item_id,
  );
  return conflict && item ? (
    <ConflictDialog
      key={conflict.entry.uuid}
      conflict={conflict}
      item={item}
      onAnswer={(answer) => entries.answer(conflict.entry.uuid, answer)}
      onClose={entries.askLater}
    />
  ) : null;
}

interface ConflictDialogProps {
  /** The entry that this person typed. */
  conflict: PendingEntry;
  /** The ingredient as the server has it now. */
  item: SheetItem;
  /** Returns the changed entry; null drops it. */
  onAnswer: (next: PendingEntry | null) => void;
  onClose: () => void;
}

/** Somebody else counted the same ingredient meanwhile: asks whether this is another place, the right figure, or not needed. */
function ConflictDialog({ conflict, item, onAnswer, onClose }: ConflictDialogProps) {
  const t = useT();
  const own = formatQuantity(conflict.entry.quantity, conflict.entry.unit);
  const answers = answersTo(conflict, item);
  const answer = (kind: CountEntryKind) =>
    onAnswer({
      ...conflict,
      isAsked: false,
      entry: { ...conflict.entry, uuid: clientUuid(), kind, last_entry: item.last_entry },
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
        <p>{useQuestion(conflict, item, own)}</p>
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
          {t(conflict.entry.kind === "clear" ? "stockCounts.asked.leave" : "stockCounts.asked.drop")}
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
