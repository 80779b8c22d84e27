import { formatNit } from "#platform/domain/identity/tax-numbers.ts";
import { formatAmount, formatCount, formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import type { PurchaseRow } from "../../contract/purchases.ts";
import { PurchaseStatus } from "../purchase-status.tsx";
import classes from "../purchases.module.css";

interface PurchaseColumnsOptions {
  t: Translate;
  /** Position of the row in the list, from 1; rows are not numbered without it. */
  placeOf?: (row: PurchaseRow) => number;
  /** The list of one vendor leaves the vendor out. */
  of?: "everybody" | "vendor";
}

/** Columns of a list of purchases (back-office §2). */
export function purchaseColumns(options: PurchaseColumnsOptions): Column<PurchaseRow>[] {
  const { t, placeOf, of = "everybody" } = options;
  return [
    ...(placeOf
      ? [
          {
            key: "row",
            header: t("purchases.row"),
            cell: (row: PurchaseRow) => formatCount(placeOf(row)),
            align: "end",
            width: "64px",
            wideOnly: true,
          } as const,
        ]
      : []),
    {
      key: "number",
      header: t("purchases.number"),
      cell: (row) => t("purchases.no", { no: row.number }),
      primary: true,
    },
    { key: "date", header: t("purchases.date"), cell: ({ date }) => formatDay(date), sortable: true },
    ...(of === "everybody" ? [vendorColumn(t)] : []),
    { key: "state", header: t("purchases.state"), cell: (row) => <PurchaseStatus purchase={row} /> },
    {
      key: "items",
      header: t("purchases.items"),
      cell: ({ items_count: count }) => formatCount(count),
      align: "end",
    },
    {
      key: "total",
      header: t("purchases.total"),
      cell: ({ total, currency }) =>
        total === null ? (
          <span className={classes.quiet}>{t("purchases.no_total")}</span>
        ) : (
          formatAmount(total, currency)
        ),
      align: "end",
      // The purchases of one vendor are sorted by date only.
      sortable: of === "everybody",
    },
  ];
}

function vendorColumn(t: Translate): Column<PurchaseRow> {
  return {
    key: "vendor",
    header: t("purchases.vendor"),
    cell: ({ vendor_name: name, tax_id_no: nit, invoice_number: invoice }) => {
      const below = [nit === null ? null : formatNit(nit), invoice].filter((part) => part !== null);
      return (
        <Stacked>
          <span className={name === null ? classes.quiet : classes.name}>
            {name ?? t("purchases.no_vendor")}
          </span>
          {below.length > 0 ? <Lesser>{below.join(" · ")}</Lesser> : null}
        </Stacked>
      );
    },
  };
}
