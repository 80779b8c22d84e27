import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { type DiscountType, discountTypes } from "../domain/decide-discount.ts";

interface DiscountTypeChoiceProps {
  type: DiscountType;
  /** Told of another type only; the value that was typed is none of it: ten percent are not ten dollars. */
  onChange: (type: DiscountType) => void;
}

/** Chooses whether a discount is a share of a price or an amount. */
export function DiscountTypeChoice({ type, onChange }: DiscountTypeChoiceProps) {
  const t = useT();
  const choose = (chosen: string | undefined) => {
    const next = discountTypes.find((known) => known === chosen);
    if (next !== undefined && next !== type) onChange(next);
  };
  return (
    <ChoiceList
      label={t("common.type")}
      mode="single"
      layout="tiles"
      choices={discountTypes.map((value) => ({ value, label: t(`discounts.types.${value}`) }))}
      value={[type]}
      onChange={([chosen]) => choose(chosen)}
    />
  );
}
