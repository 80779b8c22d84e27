import { unitText } from "#inventory/inventory/web/public.ts";
import type { Thousandths } from "#platform/domain/numbers/quantity.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { useT } from "#platform/web/use-t.ts";
import type { DocumentStockEffect } from "#tax/documents/domain/reading/purchase-document.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { Box, Muted } from "#ui/layout/layout.tsx";
import { quantityText } from "./figures-text.ts";
import classes from "./purchase-import.module.css";

export interface ImportedStock {
  readonly line: number;
  readonly title: string;
  readonly unit: string;
  readonly quantity: Thousandths;
  readonly isNew: boolean;
  /** Description in the document; shown before the import, so that a wrong link is seen. */
  readonly said?: string;
  /** Quantity in stock, if known. */
  readonly inStock?: Thousandths | null;
}

const signs: Readonly<Record<DocumentStockEffect, string>> = { brings: "+", takes_back: "-", reprices: "" };

/** Lists the effect of a document on stock, line by line. */
export function StockChanges({
  effect,
  changes,
}: {
  effect: DocumentStockEffect;
  changes: readonly ImportedStock[];
}) {
  const t = useT();
  const isStockKnown = changes.some(({ inStock = null }) => inStock !== null);
  return (
    <Box above={16} below={16}>
      <DataTable<ImportedStock>
        caption={t("purchaseImport.confirm.table")}
        columns={[
          {
            key: "item",
            header: t("common.ingredient"),
            role: "primary",
            cell: ({ title, said, isNew }) => (
              <>
                {title}{" "}
                {isNew ? (
                  <StatusBadge look="plain" tone="blue" label={t("purchaseImport.confirm.new")} />
                ) : null}
                {said === undefined || searchText(said) === searchText(title) ? null : (
                  <span className={classes.each}>{said}</span>
                )}
              </>
            ),
          },
          ...(isStockKnown ? [inStockColumn(t)] : []),
          {
            key: "change",
            header: t("purchaseImport.confirm.change"),
            align: "end",
            cell: ({ quantity, unit }) => `${signs[effect]}${quantityText(quantity)} ${unitText(unit)}`,
          },
        ]}
        rows={changes}
        rowKey={({ line }) => String(line)}
        state={{ status: "ready" }}
        empty={
          <Muted above={8} lines="anywhere">
            {t(`purchaseImport.review.nothing.${effect}`)}
          </Muted>
        }
      />
    </Box>
  );
}

function inStockColumn(t: Translate): Column<ImportedStock> {
  return {
    key: "in_stock",
    header: t("common.in_stock"),
    align: "end",
    cell: ({ quantity, inStock = null, unit }) =>
      inStock === null ? (
        ""
      ) : (
        <span className={inStock < quantity ? classes.problem : undefined} data-tone="red">
          {`${quantityText(inStock)} ${unitText(unit)}`}
        </span>
      ),
  };
}
