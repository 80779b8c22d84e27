import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { GuardedDialog } from "#platform/web/forms/guarded-dialog.tsx";
import { useSwitch } from "#platform/web/stored-switch.ts";
import { useT } from "#platform/web/use-t.ts";
import { type CartLine, LINE_NOTES_MAX } from "#service/cart/domain/cart.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { useCart, usePos } from "../pos-context.ts";
import { seatMode } from "../service/current-seat.tsx";
import { SeatChoice } from "../service/seat-choice.tsx";
import classes from "./notes-dialog.module.css";
import { QuickNotes } from "./quick-notes.tsx";

/** Dialog for the kitchen notes of a line, at most 100 characters. Enter saves, Shift and Enter starts a new line. */
export function NotesDialog({ line, onClose }: { line: CartLine; onClose: () => void }) {
  const { actions, menu } = usePos();
  const t = useT();
  const formId = useId();
  const [notes, setNotes] = useState(line.notes ?? "");
  const [seat, setSeat] = useState(line.seat);
  const isSeated = useSwitch(seatMode) || line.seat !== null;
  const isDineIn = useCart((state) => state.cart.diningOption === "dinein");
  const save = (event: FormEvent) => {
    event.preventDefault();
    actions.saveNotes(line.id, notes, seat);
    onClose();
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    save(event);
  };
  return (
    <GuardedDialog
      opened
      isDirty={notes !== (line.notes ?? "") || seat !== line.seat}
      onClose={onClose}
      title={t("pos.notes.title", { title: line.title })}
      size="small"
      footer={
        <Button type="submit" form={formId} size="lg" fullWidth>
          {t("pos.notes.save")}
        </Button>
      }
    >
      <form id={formId} onSubmit={save}>
        <TextAreaField
          label={t("common.notes")}
          description={t("pos.notes.hint")}
          value={notes}
          maxLength={LINE_NOTES_MAX}
          onChange={(event) => setNotes(event.currentTarget.value)}
          onKeyDown={saveOnEnter}
          data-autofocus
        />
        <QuickNotes
          categoryId={menu.items.get(line.menuItemId)?.categoryId ?? null}
          notes={notes}
          onNotes={setNotes}
        />
        {isSeated && isDineIn ? (
          <div className={classes.seat}>
            <p aria-hidden="true">{t("pos.seat.label")}</p>
            <SeatChoice label={t("pos.seat.label")} value={seat} onChange={setSeat} />
          </div>
        ) : null}
      </form>
    </GuardedDialog>
  );
}
