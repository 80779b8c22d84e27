import type { CategoryId } from "#platform/domain/ids.ts";
import { useT } from "#platform/web/use-t.ts";
import { LINE_NOTES_MAX, LINE_QUANTITY_MAX } from "#service/cart/domain/cart.ts";
import { Button } from "#ui/forms/button.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { QuickNotes } from "../cart/quick-notes.tsx";
import classes from "./choice-dialog.module.css";

interface ChoiceFooterProps {
  formId: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** Title of the missing choice; null if nothing is missing. */
  missing: string | null;
  /** Text of the button, with the total price. */
  label: string;
}

/** Shows the quantity and the button that adds the item or names the missing choice. */
export function ChoiceFooter({ formId, quantity, onQuantity, missing, label }: ChoiceFooterProps) {
  const t = useT();
  return (
    <div className={classes.footer}>
      <QuantityInput
        label={t("common.quantity")}
        value={quantity}
        max={LINE_QUANTITY_MAX}
        onChange={onQuantity}
      />
      <Button
        type="submit"
        form={formId}
        size="lg"
        fullWidth
        variant={missing === null ? "filled" : "default"}
        aria-disabled={missing !== null}
      >
        {missing === null ? label : t("pos.choice.missing", { group: missing })}
      </Button>
    </div>
  );
}

interface ChoiceNoteProps {
  categoryId: CategoryId | null;
  notes: string;
  onNotes: (notes: string) => void;
}

/** Field for a kitchen note, with quick notes to tap. */
export function ChoiceNote({ categoryId, notes, onNotes }: ChoiceNoteProps) {
  const t = useT();
  return (
    <div>
      <TextField
        label={t("pos.choice.note")}
        value={notes}
        maxLength={LINE_NOTES_MAX}
        autoComplete="off"
        onChange={(event) => onNotes(event.currentTarget.value)}
      />
      <QuickNotes categoryId={categoryId} notes={notes} onNotes={onNotes} />
    </div>
  );
}
