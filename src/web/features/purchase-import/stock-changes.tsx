import type { Thousandths } from "../../../domain/inventory/quantity.ts";
import type { StockEffect } from "../../../domain/purchase-documents/purchase-document.ts";
import { DataTable } from "../../../ui/data/data-table.tsx";
import { StatusBadge } from "../../../ui/data/status-badge.tsx";
import { useT } from "../../platform/use-t.ts";
import { quantityText } from "./figures-text.ts";
import classes from "./purchase-import.module.css";

export interface StockChange {
  readonly line: number;
  readonly title: string;
  readonly unit: string;
  readonly quantity: Thousandths;
  readonly isNew: boolean;
}

const signs: Readonly<Record<StockEffect, string>> = { brings: "+", takes_back: "−", reprices: "" };

/** What a document does to stock, line by line. */
export function StockChanges({ effect, changes }: { effect: StockEffect; changes: readonly StockChange[] }) {
  const t = useT();
  return (
    <div className={classes.changes}>
      <DataTable<StockChange>
        caption={t("purchaseImport.confirm.table")}
        columns={[
          {
            key: "item",
            header: t("purchaseImport.confirm.item"),
            primary: true,
            cell: ({ title, isNew }) => (
              <>
                {title}{" "}
                {isNew ? (
                  <StatusBadge look="plain" tone="blue" label={t("purchaseImport.confirm.new")} />
                ) : null}
              </>
            ),
          },
          {
            key: "change",
            header: t("purchaseImport.confirm.change"),
            align: "end",
            cell: ({ quantity, unit }) => `${signs[effect]}${quantityText(quantity)} ${unit}`,
          },
        ]}
        rows={changes}
        rowKey={({ line }) => String(line)}
        state={{ status: "ready" }}
        empty={<p className={classes.said}>{t("purchaseImport.review.nothing")}</p>}
      />
    </div>
  );
}
