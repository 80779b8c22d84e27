import { useT } from "#platform/web/use-t.ts";
import { LINE_QUANTITY_MAX } from "#service/cart/domain/cart.ts";
import { Button } from "#ui/forms/button.tsx";
import { QuantityInput } from "#ui/forms/quantity-input.tsx";
import classes from "./choice-dialog.module.css";

export interface ChoiceFooterProps {
  formId: string;
  quantity: number;
  onQuantity: (quantity: number) => void;
  /** Title of what is still to be chosen; null when nothing is. */
  missing: string | null;
  /** What the button says then: what they cost together. */
  label: string;
}

/** How many, and the button that adds them or says what is still to be chosen. */
export function ChoiceFooter({ formId, quantity, onQuantity, missing, label }: ChoiceFooterProps) {
  const t = useT();
  return (
    <div className={classes.footer}>
      <QuantityInput
        label={t("pos.choice.quantity")}
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
