import { type FormEvent, useState } from "react";
import { convertibleUnits } from "#inventory/inventory/domain/units.ts";
import { formatQuantity, unitText } from "#inventory/inventory/web/public.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatTime } from "#platform/web/format.ts";
import { DigitPad } from "#platform/web/forms/digit-pad.tsx";
import { serverNow } from "#platform/web/server-clock.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { NumberText } from "#ui/numbers/number-text.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import type { CountEntryKind } from "../../domain/stock-count.ts";
import type { PendingEntry, ShownItem } from "./pending-entries.ts";
import classes from "./sheet.module.css";
import { COUNT_TERMS, inPackages, packagesOf, quantityFault, quantityOf } from "./typed-quantity.ts";

interface KeypadDialogProps {
  /** The ingredient when the keypad was opened; entries of others move no button, the person is asked about them. */
  item: ShownItem;
  /** Position on the sheet: 3 of 40. */
  place: number;
  of: number;
  /** Saves an entry; `opensNext` then opens the next uncounted ingredient. */
  onEntry: (entry: PendingEntry, opensNext: boolean) => void;
  onSkip: () => void;
  onClose: () => void;
}

/** Counts one ingredient with large keys; an existing quantity is added to or replaced, never silently. */
export function KeypadDialog({ place, of, onEntry, onSkip, onClose, ...props }: KeypadDialogProps) {
  const t = useT();
  const [item] = useState(props.item);
  const isCounted = item.counted !== null;
  const { typed, setTyped, unit, setUnit, kept, isReady, fault, enter } = useTyped(item, (entry) =>
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
      footer={
        <Footer
          isCounted={isCounted}
          isEmpty={typed === ""}
          isReady={isReady}
          enter={enter}
          onSkip={onSkip}
        />
      }
    >
      <form className={classes.keypad} onSubmit={submit} noValidate>
        <Place item={item} place={place} of={of} />
        {isCounted ? <Counted item={item} onClear={() => enter("clear")} /> : null}
        <NumberText
          label={t("common.quantity")}
          large
          inputMode="none"
          terms={COUNT_TERMS}
          inputClassName={classes.figure}
          trailing={packagesOf(item).has(unit) ? undefined : unitText(unit)}
          description={kept === null ? undefined : t("stockCounts.keypad.kept", { quantity: kept })}
          text={typed}
          error={fault === null ? null : t(`validation.${fault}`)}
          onText={setTyped}
          data-autofocus
        />
        <Units item={item} value={unit} onChange={setUnit} />
        <DigitPad
          label={t("common.number_pad")}
          backspaceLabel={t("common.delete_last_digit")}
          pointLabel={t("stockCounts.keypad.point")}
          value={typed}
          maxLength={12}
          onChange={setTyped}
        />
      </form>
    </AppDialog>
  );
}

function Place({ item, place, of }: Pick<KeypadDialogProps, "item" | "place" | "of">) {
  const t = useT();
  const book =
    item.book !== null && t("stockCounts.sheet.book", { quantity: formatQuantity(item.book, item.unit) });
  const parts = [t("stockCounts.keypad.place", { place, of }), item.group_title, book];
  return <Muted size="sm">{factsText(parts)}</Muted>;
}

/** Holds the typed quantity and makes an entry of it. */
function useTyped(item: ShownItem, onEntry: (entry: PendingEntry) => void) {
  const [typed, setTyped] = useState("");
  const [unit, setUnit] = useState(item.unit);
  const { quantity, in: sentIn } = inPackages(quantityOf(typed), unit, item);
  const fault = quantity === null ? null : quantityFault(quantity, sentIn, item.unit);
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
        unit: isClearing ? item.unit : sentIn,
        last_entry: item.last_entry,
        counted_at: new Date(serverNow()),
      },
    });
  };
  const kept = sentIn === unit ? null : formatQuantity(quantity ?? thousandths(0), sentIn);
  return { typed, setTyped, unit, setUnit, kept, isReady, fault, enter };
}

interface FooterProps {
  isCounted: boolean;
  isEmpty: boolean;
  isReady: boolean;
  enter: (kind: CountEntryKind) => void;
  onSkip: () => void;
}

/** The bottom key, below the one that deletes a digit, must not change the typed quantity. */
function Footer({ isCounted, isEmpty, isReady, enter, onSkip }: FooterProps) {
  const t = useT();
  return (
    <div className={classes.ways}>
      <Button variant="default" size="xl" className={classes.skip} disabled={!isEmpty} onClick={onSkip}>
        {t("stockCounts.keypad.skip")}
      </Button>
      {isCounted ? (
        <>
          <Button variant="default" size="xl" disabled={!isReady} onClick={() => enter("set")}>
            {t("stockCounts.keypad.replace")}
          </Button>
          <Button size="xl" disabled={!isReady} onClick={() => enter("add")}>
            {t("stockCounts.keypad.add")}
          </Button>
        </>
      ) : (
        <Button size="xl" disabled={!isReady} onClick={() => enter("set")}>
          {t("stockCounts.keypad.save")}
        </Button>
      )}
    </div>
  );
}

/** Shows the counted quantity and its author; further quantities are for another place. */
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
      {sentencesText(
        [
          counted_by === null || counted_at === null || item.isPending
            ? t("stockCounts.keypad.already_here", { quantity })
            : t("stockCounts.keypad.already", { quantity, name: counted_by, time: formatTime(counted_at) }),
          places > 1 && t("stockCounts.keypad.places", { count: places }),
        ],
        t,
      )}
    </Notice>
  );
}

interface UnitsProps {
  item: ShownItem;
  value: string;
  onChange: (unit: string) => void;
}

function Units({ item, value, onChange }: UnitsProps) {
  const t = useT();
  const units = [...convertibleUnits(item.unit), ...packagesOf(item).keys()];
  if (units.length < 2) return null;
  return (
    <SegmentedFilter
      label={t("common.unit")}
      layout="tight"
      options={units.map((unit) => ({ value: unit, label: unitText(unit) }))}
      value={value}
      onChange={onChange}
    />
  );
}
