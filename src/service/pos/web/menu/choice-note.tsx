import type { CategoryId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { NOTES_MAX } from "#service/cart/domain/cart.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { QuickNotes } from "../cart/quick-notes.tsx";

export interface ChoiceNoteProps {
  categoryId: CategoryId | null;
  notes: string;
  onNotes: (notes: string) => void;
}

/** A note for the kitchen, with the usual ones to tap. */
export function ChoiceNote({ categoryId, notes, onNotes }: ChoiceNoteProps) {
  const t = useT();
  return (
    <div>
      <TextField
        label={t("pos.choice.note")}
        value={notes}
        maxLength={NOTES_MAX}
        autoComplete="off"
        onChange={(event) => onNotes(event.currentTarget.value)}
      />
      <QuickNotes categoryId={categoryId} notes={notes} onNotes={onNotes} />
    </div>
  );
}
