import { useT } from "#platform/web/use-t.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Section } from "#ui/frame/section.tsx";
import classes from "./purchase-import.module.css";

const choices = ["goods", "price"] as const;

interface ReturnChoiceProps {
  isPriceOnly: boolean;
  onChange: (isPriceOnly: boolean) => void;
}

/** Of a credit note: whether goods go back with it, or it only makes cheaper what was bought. */
export function ReturnChoice({ isPriceOnly, onChange }: ReturnChoiceProps) {
  const t = useT();
  const chosen = isPriceOnly ? "price" : "goods";
  return (
    <Section title={t("purchaseImport.returned.title")}>
      <SegmentedFilter<(typeof choices)[number]>
        label={t("purchaseImport.returned.title")}
        layout="wrap"
        value={chosen}
        onChange={(value) => onChange(value === "price")}
        options={choices.map((value) => ({ value, label: t(`purchaseImport.returned.${value}`) }))}
      />
      <p className={classes.said}>{t(`purchaseImport.returned.${chosen}_hint`)}</p>
    </Section>
  );
}
