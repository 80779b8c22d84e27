import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import type { RefundDraft } from "./refund-draft.ts";

export interface RefundStockProps {
  value: RefundDraft["returns_stock"];
  onChange: (isReturned: boolean) => void;
  error?: string | null;
}

/** What became of the dishes: asked every time, answered by nobody beforehand. */
export function RefundStock({ value, onChange, error = null }: RefundStockProps) {
  const t = useT();
  return (
    <ChoiceList
      label={t("refunds.stock.label")}
      mode="single"
      choices={[
        { value: "kept", label: t("refunds.stock.returned") },
        { value: "gone", label: t("refunds.stock.gone") },
      ]}
      error={error}
      value={value === null ? [] : [value ? "kept" : "gone"]}
      onChange={([answer]) => onChange(answer === "kept")}
    />
  );
}
