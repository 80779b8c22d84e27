import { cents } from "#platform/domain/money/cents.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { formatMonth } from "#platform/web/language/format-days.ts";
import { ExportMenu } from "#platform/web/lists/export-menu.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { DataTable } from "#ui/data/data-table.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { type VendorMonth, vendorMonthColumns } from "../../contract/vendors.ts";
import type { ReadVendor } from "./vendors-api.ts";
import { saveVendorMonths } from "./vendors-api.ts";

/** Shows a vendor's purchases of each month, less credit notes. */
export function VendorMonths({ page: { vendor, months, currency } }: { page: ReadVendor }) {
  const t = useT();
  return (
    <Section
      title={t("vendors.page.months")}
      description={t("vendors.page.months_hint")}
      action={<ExportMenu saveCsv={() => saveVendorMonths(vendor.id)} disabled={months.length === 0} />}
    >
      <Bars months={months} currency={currency} />
      <DataTable<VendorMonth>
        caption={t("vendors.page.months")}
        columns={tableColumns(vendorMonthColumns, {
          t,
          currency,
          looks: { month: { cell: (month) => <Month month={month} />, role: "primary" } },
        })}
        rows={months}
        rowKey={({ month }) => month}
        state={{ status: "ready" }}
        empty={<Muted>{t("vendors.page.no_months")}</Muted>}
      />
    </Section>
  );
}

function Month({ month: { month, purchases, unpriced } }: { month: VendorMonth }) {
  const t = useT();
  const counts = [
    t("vendors.page.purchases_count", { count: purchases, shown: formatCount(purchases) }),
    unpriced > 0 ? t("vendors.page.unpriced", { count: unpriced }) : null,
  ];
  return (
    <Stacked>
      <span>{formatMonth(month)}</span>
      <Lesser>{factsText(counts)}</Lesser>
    </Stacked>
  );
}

/** Draws the balances side by side, the oldest first; one month is no comparison. */
function Bars({ months, currency }: Pick<ReadVendor, "months" | "currency">) {
  const t = useT();
  if (months.length < 2) return null;
  return (
    <Chart
      title={t("common.balance")}
      kind="bars"
      height={180}
      isInside
      axisLabel={t("common.month")}
      rows={months
        .map(({ month, balance }) => ({ key: month, label: formatMonth(month), values: { balance } }))
        .reverse()}
      series={[{ key: "balance", label: t("common.balance") }]}
      format={(value) => formatAmount(cents(Math.round(value)), currency)}
    />
  );
}
