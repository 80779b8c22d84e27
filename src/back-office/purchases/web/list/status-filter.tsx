import { useT } from "#platform/web/use-t.ts";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { type PurchaseStatus, purchaseStatuses } from "../../domain/purchase.ts";

interface StatusFilterProps {
  /** Undefined: all of them. */
  value: PurchaseStatus | undefined;
  onChange: (value: PurchaseStatus | undefined) => void;
}

/** Purchases that were received, cancelled, or all. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  const t = useT();
  return (
    <SegmentedFilter<PurchaseStatus | "all">
      label={t("purchases.filter_status")}
      value={value ?? "all"}
      onChange={(next) => onChange(next === "all" ? undefined : next)}
      options={[
        { value: "all", label: t("purchases.status_all") },
        ...purchaseStatuses.map((status) => ({ value: status, label: t(`purchases.status.${status}`) })),
      ]}
    />
  );
}
