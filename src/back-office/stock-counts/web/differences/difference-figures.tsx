import { formatAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Figures } from "#ui/data/figures.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import type { Differences } from "../stock-counts-api.ts";

/** What is missing and what there is too much, in money; what cannot be valued is said. */
export function DifferenceFigures({ differences }: { differences: Differences }) {
  const t = useT();
  const { missing, surplus, net, currency, unknown_cost, items } = differences;
  const left = items.filter(({ counted }) => counted === null).length;
  const named = (name: string, { items }: Differences["missing"]) =>
    items === 0 ? name : t("stockCounts.differences.sum", { name, count: items });
  return (
    <>
      <Figures
        figures={[
          {
            key: "missing",
            label: named(t("stockCounts.missing"), missing),
            value: formatAmount(missing.cost, currency),
          },
          {
            key: "surplus",
            label: named(t("stockCounts.surplus"), surplus),
            value: formatAmount(surplus.cost, currency),
          },
          { key: "net", label: t("stockCounts.differences.net"), value: formatAmount(net, currency) },
          { key: "left", label: t("stockCounts.differences.not_counted"), value: formatCount(left) },
        ]}
      />
      {unknown_cost === 0 ? null : (
        <Notice tone="amber">{t("stockCounts.differences.unknown_cost", { count: unknown_cost })}</Notice>
      )}
      {items.every(({ moved_since }) => moved_since === 0) ? null : (
        <Notice tone="amber">{t("stockCounts.differences.moved_notice")}</Notice>
      )}
    </>
  );
}
