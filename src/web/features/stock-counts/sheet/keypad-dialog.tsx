import { type FormEvent, useState } from "react";
import { thousandths } from "../../../../domain/inventory/quantity.ts";
import { convertibleUnits } from "../../../../domain/inventory/units.ts";
import type { CountEntryKind } from "../../../../domain/stock-counts/stock-count.ts";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { Button } from "../../../../ui/forms/button.tsx";
import { SegmentedFilter } from "../../../../ui/forms/segmented-filter.tsx";
import { TextField } from "../../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../../ui/overlay/app-dialog.tsx";
import { clientUuid } from "../../../platform/client-uuid.ts";
import { formatTime } from "../../../platform/format.ts";
import { DigitPad } from "../../../platform/forms/digit-pad.tsx";
import { serverNow } from "../../../platform/server-clock.ts";
import { formatQuantity } from "../../../platform/stock/stock-text.ts";
import { useT } from "../../../platform/use-t.ts";
import type { PendingEntry, ShownItem } from "./pending-entries.ts";
import classes from "./sheet.module.css";
import { cleanQuantity, quantityFault, quantityOf } from "./typed-quantity.ts";

export interface KeypadDialogProps {
  /** As it is when the keys are opened: what others enter meanwhile moves no button, it is asked about. */
  item: ShownItem;
  /** Where it stands on the sheet: 3 of 40. */
  place: number;
  of: number;
  /** `goesOn`: the next one that is left follows. */
  onEntry: (entry: PendingEntry, goesOn: boolean) => void;
  onSkip: () => void;
  onClose: () => void;
}

/** One ingredient is counted by large keys; what is counted already is added to or replaced, never silently. */
export function KeypadDialog({ place, of, onEntry, onSkip, onClose, ...props }: KeypadDialogProps) {
  const t = useT();
  const [item] = useState(props.item);
  const isCounted = item.counted !== null;
  const { typed, setTyped, unit, setUnit, isReady, fault, enter } = useTyped(item, (entry) =>
    onEntry(entry, entry.entry.kind !== "clear" && !isCounted),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter(isCounted ? "add" : "set");
  };
  return (
    <AppDialog
      opened
      size="small"
      title={item.title}
      onClose={onClose}
      closeOnClickOutside={typed === ""}
      footer={<Footer isCounted={isCounted} isTyped={isReady} enter={enter} onSkip={onSkip} />}
    >
      <form className={classes.keypad} onSubmit={submit} noValidate>
        <p className={classes.secondary}>
          {[
            t("stockCounts.keypad.place", { place, of }),
            item.group_title,
            item.book !== null &&
              t("stockCounts.sheet.book", { quantity: formatQuantity(item.book, item.unit) }),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {isCounted ? <Counted item={item} onClear={() => enter("clear")} /> : null}
        <TextField
          label={t("stockCounts.keypad.quantity")}
          large
          inputMode="none"
          autoComplete="off"
          inputClassName={classes.figure}
          trailing={unit}
          value={typed}
          error={fault === null ? null : t(`validation.${fault}`)}
          onChange={(event) => setTyped(cleanQuantity(event.currentTarget.value))}
          data-autofocus
        />
        <Units own={item.unit} value={unit} onChange={setUnit} />
        <DigitPad
          label={t("stockCounts.keypad.keys")}
          backspaceLabel={t("stockCounts.keypad.backspace")}
          pointLabel={t("stockCounts.keypad.point")}
          value={typed}
          maxLength={12}
          onChange={(value) => setTyped(cleanQuantity(value))}
        />
      </form>
    </AppDialog>
  );
}

/** What is typed of an ingredient, and how it becomes an entry. */
function useTyped(item: ShownItem, onEntry: (entry: PendingEntry) => void) {
  const [typed, setTyped] = useState("");
  const [unit, setUnit] = useState(item.unit);
  const quantity = quantityOf(typed);
  const fault = quantity === null ? null : quantityFault(quantity, unit, item.unit);
  const isReady = quantity !== null && fault === null;
  const enter = (kind: CountEntryKind) => {
    const isClearing = kind === "clear";
    if (!isReady && !isClearing) return;
    onEntry({
      title: item.title,
      isAsked: false,
      refusal: null,
      entry: {
        uuid: clientUuid(),
        inventory_item_id: item.inventory_item_id,
        kind,
        quantity: isClearing ? thousandths(0) : (quantity ?? thousandths(0)),
        unit: isClearing ? item.unit : unit,
        last_entry: item.last_entry,
        counted_at: new Date(serverNow()),
      },
    });
  };
  return { typed, setTyped, unit, setUnit, isReady, fault, enter };
}

interface FooterProps {
  isCounted: boolean;
  isTyped: boolean;
  enter: (kind: CountEntryKind) => void;
  onSkip: () => void;
}

function Footer({ isCounted, isTyped, enter, onSkip }: FooterProps) {
  const t = useT();
  return (
    <div className={classes.ways}>
      {isCounted ? (
        <>
          <Button variant="default" size="xl" disabled={!isTyped} onClick={() => enter("set")}>
            {t("stockCounts.keypad.replace")}
          </Button>
          <Button size="xl" disabled={!isTyped} onClick={() => enter("add")}>
            {t("stockCounts.keypad.add")}
          </Button>
        </>
      ) : (
        <>
          <Button variant="default" size="xl" onClick={onSkip}>
            {t("stockCounts.keypad.skip")}
          </Button>
          <Button size="xl" className={classes.main} disabled={!isTyped} onClick={() => enter("set")}>
            {t("stockCounts.keypad.save")}
          </Button>
        </>
      )}
    </div>
  );
}

/** What is counted of it, by whom; adding is for another place. */
function Counted({ item, onClear }: { item: ShownItem; onClear: () => void }) {
  const t = useT();
  const { counted, unit, counted_by, counted_at, places } = item;
  if (counted === null) return null;
  const quantity = formatQuantity(counted, unit);
  return (
    <Notice
      tone="blue"
      action={
        <Button variant="subtle" onClick={onClear}>
          {t("stockCounts.keypad.clear")}
        </Button>
      }
    >
      {counted_by === null || counted_at === null || item.isPending
        ? t("stockCounts.keypad.already_here", { quantity })
        : t("stockCounts.keypad.already", { quantity, name: counted_by, time: formatTime(counted_at) })}
      {places > 1 ? ` ${t("stockCounts.keypad.places", { count: places })}` : null}
    </Notice>
  );
}

function Units({ own, value, onChange }: { own: string; value: string; onChange: (unit: string) => void }) {
  const t = useT();
  const units = convertibleUnits(own);
  if (units.length < 2) return null;
  return (
    <SegmentedFilter
      label={t("stockCounts.keypad.unit")}
      layout="fill"
      options={units.map((unit) => ({ value: unit, label: unit }))}
      value={value}
      onChange={onChange}
    />
  );
}
