import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { DataTable } from "#ui/data/data-table.tsx";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import type { VendorMonth } from "../../contract/vendors.ts";
import type { ReadVendor } from "./vendors-api.ts";
import { saveVendorMonths } from "./vendors-api.ts";

/** Shows a vendor's purchases of each month, less credit notes. */
export function VendorMonths({ page: { vendor, months, currency } }: { page: ReadVendor }) {
  const t = useT();
  return (
    <Section
      title={t("vendors.page.months")}
      description={t("vendors.page.months_hint")}
      action={<CsvButton save={() => saveVendorMonths(vendor.id)} disabled={months.length === 0} />}
    >
      <Bars months={months} currency={currency} />
      <DataTable<VendorMonth>
        caption={t("vendors.page.months")}
        columns={[
          {
            key: "month",
            header: t("vendors.page.month"),
            cell: ({ month, purchases, unpriced }) => (
              <Stacked>
                <span>{monthText(month)}</span>
                <Lesser>
                  {[
                    t("vendors.page.purchases_count", { count: purchases, shown: formatCount(purchases) }),
                    unpriced > 0 ? t("vendors.page.unpriced", { count: unpriced }) : null,
                  ]
                    .filter((part) => part !== null)
                    .join(" · ")}
                </Lesser>
              </Stacked>
            ),
            primary: true,
          },
          {
            key: "bought",
            header: t("vendors.page.bought"),
            cell: ({ bought }) => formatAmount(bought, currency),
            align: "end",
          },
          {
            key: "returned",
            header: t("vendors.page.returned"),
            cell: ({ returned }) => formatAmount(returned, currency),
            align: "end",
          },
          {
            key: "balance",
            header: t("vendors.page.balance"),
            cell: ({ balance }) => formatAmount(balance, currency),
            align: "end",
          },
        ]}
        rows={months}
        rowKey={({ month }) => month}
        state={{ status: "ready" }}
        empty={<Muted>{t("vendors.page.no_months")}</Muted>}
      />
    </Section>
  );
}

/** Draws the balances side by side, the oldest first; one month is no comparison. */
function Bars({ months, currency }: Pick<ReadVendor, "months" | "currency">) {
  const t = useT();
  if (months.length < 2) return null;
  return (
    <Chart
      title={t("vendors.page.balance")}
      kind="bars"
      height={180}
      isInside
      axisLabel={t("vendors.page.month")}
      rows={months
        .map(({ month, balance }) => ({ key: month, label: monthText(month), values: { balance } }))
        .reverse()}
      series={[{ key: "balance", label: t("vendors.page.balance") }]}
      format={(value) => formatAmount(cents(Math.round(value)), currency)}
    />
  );
}

/** Writes `11/2026`. */
function monthText(firstDay: string): string {
  const [year, month] = firstDay.split("-");
  return `${month}/${year}`;
}
