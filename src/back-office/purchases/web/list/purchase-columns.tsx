import { formatNit } from "#platform/domain/identity/tax-numbers.ts";
import { factsText } from "#platform/web/facts-text.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useT } from "#platform/web/use-t.ts";
import { Lesser, Stacked } from "#ui/data/stacked.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Span } from "#ui/layout/layout.tsx";
import { type PurchaseRow, purchaseColumns } from "../../contract/purchases.ts";
import { PurchaseStatus } from "../purchase-status.tsx";
import classes from "../purchases.module.css";

interface PurchaseTableOptions {
  t: Translate;
  /** Position of the row in the list, from 1; rows are not numbered without it. */
  placeOf?: (row: PurchaseRow) => number;
  /** The list of one vendor leaves the vendor out. */
  of?: "everybody" | "vendor";
}

/** Columns of a list of purchases (back-office §2). */
export function purchaseTable({ t, placeOf, of = "everybody" }: PurchaseTableOptions): Column<PurchaseRow>[] {
  const columns = tableColumns(purchaseColumns, {
    t,
    looks: {
      number: {
        header: t("purchases.number"),
        cell: (row) => t("common.number_of", { no: row.number }),
        role: "primary",
      },
      date: { header: t("purchases.date"), sortable: true },
      vendor: { cell: (row) => <Vendor row={row} />, role: "secondary" },
      state: { cell: (row) => <PurchaseStatus purchase={row} />, role: "state" },
      total: {
        role: "amount",
        cell: ({ total, currency }) =>
          total === null ? (
            <span className={classes.quiet}>{t("purchases.no_total")}</span>
          ) : (
            formatAmount(total, currency)
          ),
        // The purchases of one vendor are sorted by date only.
        sortable: of === "everybody",
      },
    },
  });
  if (of === "vendor") return columns.filter(({ key }) => key !== "vendor");
  if (!placeOf) return columns;
  const place: Column<PurchaseRow> = {
    key: "row",
    header: t("common.number_short"),
    cell: (row) => formatCount(placeOf(row)),
    align: "end",
    width: "64px",
    role: "hidden",
  };
  return [place, ...columns];
}

function Vendor({
  row: { vendor_name: name, tax_id_no: nit, invoice_number: invoice },
}: {
  row: PurchaseRow;
}) {
  const t = useT();
  const below = [nit === null ? null : formatNit(nit), invoice].filter((part) => part !== null);
  return (
    <Stacked>
      <Span className={name === null ? classes.quiet : classes.name}>{name ?? t("common.no_vendor")}</Span>
      {below.length > 0 ? <Lesser>{factsText(below)}</Lesser> : null}
    </Stacked>
  );
}
