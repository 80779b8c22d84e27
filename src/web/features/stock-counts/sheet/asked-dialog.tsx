import type { SheetItem } from "../../../../contract/inventory/stock-counts.ts";
import type { CountEntryKind } from "../../../../domain/stock-counts/stock-count.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { AppDialog } from "../../../../ui/overlay/app-dialog.tsx";
import { clientUuid } from "../../../platform/client-uuid.ts";
import { formatQuantity } from "../../../platform/stock/stock-text.ts";
import { useT } from "../../../platform/use-t.ts";
import type { PendingEntry } from "./pending-entries.ts";
import classes from "./sheet.module.css";

export interface AskedDialogProps {
  /** What this person typed. */
  asked: PendingEntry;
  /** As it stands on the server now. */
  item: SheetItem;
  /** What becomes of it; null: it is dropped. */
  onAnswer: (next: PendingEntry | null) => void;
}

/** Somebody else counted the same meanwhile: is this another place, the right figure, or not needed? */
export function AskedDialog({ asked, item, onAnswer }: AskedDialogProps) {
  const t = useT();
  const own = formatQuantity(asked.entry.quantity, asked.entry.unit);
  const theirs = item.counted === null ? null : formatQuantity(item.counted, item.unit);
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
      onClose={() => onAnswer(null)}
      closeOnClickOutside={false}
    >
      <div className={classes.asked}>
        <p>
          {theirs === null
            ? t("stockCounts.asked.cleared", { own })
            : t("stockCounts.asked.counted", { name: item.counted_by ?? "", theirs, own })}
        </p>
        {theirs === null ? null : (
          <Button size="xl" fullWidth onClick={() => answer("add")} data-autofocus>
            {t("stockCounts.asked.add", { own })}
          </Button>
        )}
        <Button variant="default" size="xl" fullWidth onClick={() => answer("set")}>
          {t("stockCounts.asked.replace", { own })}
        </Button>
        <Button variant="subtle" size="lg" fullWidth onClick={() => onAnswer(null)}>
          {t("stockCounts.asked.drop")}
        </Button>
      </div>
    </AppDialog>
  );
}
