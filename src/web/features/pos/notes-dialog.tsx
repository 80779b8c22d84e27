import { Button } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { type CartLine, NOTES_MAX } from "../../../domain/cart/cart.ts";
import { TextAreaField } from "../../../ui/forms/text-area-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import { usePos } from "./pos-context.ts";

/** Notes of a line for the kitchen, at most 100 characters; Enter saves, Shift and Enter begins a new line. */
export function NotesDialog({ line, onClose }: { line: CartLine; onClose: () => void }) {
  const { actions } = usePos();
  const t = useT();
  const formId = useId();
  const [notes, setNotes] = useState(line.notes ?? "");
  const save = (event: FormEvent) => {
    event.preventDefault();
    actions.saveNotes(line.id, notes);
    onClose();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    save(event);
  };
  return (
    <AppDialog
      opened
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
          label={t("pos.notes.label")}
          description={t("pos.notes.hint")}
          value={notes}
          maxLength={NOTES_MAX}
          onChange={(event) => setNotes(event.currentTarget.value)}
          onKeyDown={key}
          data-autofocus
        />
      </form>
    </AppDialog>
  );
}
