import type { QueryOf } from "#platform/contract/define.ts";
import type { CsvFile } from "#platform/contract/lists.ts";
import { centsFromDecimal } from "#platform/domain/money/cents.ts";
import { amountCell, withHead } from "#platform/server/csv/csv-cells.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { exportItems as definition } from "../contract/fiscal-preview.ts";
import { previewItems } from "./preview-items.ts";

/** Columns and name of the file are the specification's (back-office §9). */
const HEAD = [
  "numItem",
  "descripcion",
  "cantidad",
  "uniMedida",
  "precioUni",
  "ventaGravada",
  "ventaExenta",
  "iva",
];

/** The items of an order as a file for a spreadsheet. */
export async function exportItems(
  ctx: StaffContext,
  { orderNo }: QueryOf<typeof definition>,
): Promise<CsvFile> {
  const { ItemsProducts } = await previewItems(ctx, { orderNo });
  return {
    name: `ItemsProducts_${orderNo}.csv`,
    rows: withHead(HEAD, ItemsProducts, (item) => [
      String(item.numItem),
      item.descripcion,
      String(item.cantidad),
      String(item.uniMedida),
      String(item.precioUni),
      twoDecimals(item.ventaGravada),
      twoDecimals(item.ventaExenta),
      twoDecimals(item.ivaItem),
    ]),
  };
}

/** Fiscal values are shown to two decimals (back-office §9), half-up. */
const twoDecimals = (amount: number) => amountCell(centsFromDecimal(amount));
