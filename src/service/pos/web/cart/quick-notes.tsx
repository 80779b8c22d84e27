import { hasQuickNote, quickNotesFor, toggleQuickNote } from "#menu/menu/domain/quick-note.ts";
import type { CategoryId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { LINE_NOTES_MAX } from "#service/cart/domain/cart.ts";
import { Row } from "#ui/layout/layout.tsx";
import { usePos } from "../pos-context.ts";
import classes from "./quick-notes.module.css";

interface QuickNotesProps {
  categoryId: CategoryId | null;
  notes: string;
  onNotes: (notes: string) => void;
}

/** Quick notes for dishes of the category; one tap adds a note, another removes it. */
export function QuickNotes({ categoryId, notes, onNotes }: QuickNotesProps) {
  const { menu } = usePos();
  const t = useT();
  const quick = quickNotesFor(menu.quickNotes, categoryId);
  if (quick.length === 0) return null;
  return (
    <Row as="fieldset" wrap gap={8} above={12} aria-label={t("pos.notes.quick")}>
      {quick.map((note) => {
        const next = toggleQuickNote(notes, note, LINE_NOTES_MAX);
        return (
          <button
            key={note}
            type="button"
            className={classes.note}
            aria-pressed={hasQuickNote(notes, note)}
            disabled={next === null}
            onClick={() => next !== null && onNotes(next)}
          >
            {note}
          </button>
        );
      })}
    </Row>
  );
}
