import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import { billingForTax, newItemBilling } from "#menu/menu/domain/item-billing.ts";
import type { FileColumn, FileProblem } from "./menu-file.ts";
import { fileKinds } from "./menu-file.ts";
import { type ReadMenuFile, readMenuFile } from "./read-menu-file.ts";
import { variantsInText } from "./variants-in-text.ts";

/** Cells of a row in which an item is typed, in their order. */
export const gridColumns = ["title", "price", "category", "variants", "station", "description"] as const;
export type GridColumn = (typeof gridColumns)[number];
export type GridRow = Readonly<Record<GridColumn, string>>;

/** Most rows that are saved at once: more come from a file. */
export const GRID_ROWS_MAX = 500;

/** A problem at the cell where it is mended; rows count from 0. */
export interface GridProblem extends Pick<FileProblem, "reason" | "readings" | "named"> {
  readonly row: number;
  readonly column: GridColumn;
}

/** The tax that all rows of a grid bear, by its title. */
export type GridTax = PriceTax & { readonly title: string };

/** A grid as the menu it stands for. */
export interface ReadGrid {
  readonly file: ReadMenuFile;
  /** Problems at their cells, those of the file and others that were found on its lines. */
  readonly problemsAt: (problems: readonly FileProblem[]) => GridProblem[];
}

/** Columns of the lines that a grid is read as. */
const lineColumns = [
  "kind",
  "title",
  "price",
  "category",
  "station",
  "description",
  "tax",
  "taxable",
  "iva_included",
] as const satisfies readonly FileColumn[];

const words = {
  columnOf: () => null,
  kindOf: (text: string) => fileKinds.find((kind) => kind === text) ?? null,
  colourOf: () => null,
  flagOf: () => null,
};

/** Tells whether nothing is typed in a row: it is skipped. */
export const isBlankRow = (row: GridRow): boolean => gridColumns.every((column) => row[column].trim() === "");

/**
 * Reads typed rows as a menu file is read: a line for the item and one for each of its variants. An item with variants and
 * without a price costs what its first one costs.
 */
export function readGrid(rows: readonly GridRow[], tax: GridTax | null): ReadGrid {
  const lines: { readonly cells: readonly string[]; readonly row: number; readonly isVariant: boolean }[] =
    [];
  const unreadable: GridProblem[] = [];
  const { isTaxable, isIvaIncluded } = billingForTax(newItemBilling, tax);
  const flag = (isOn: boolean) => (isOn ? "1" : "0");
  for (const [row, typed] of rows.entries()) {
    if (isBlankRow(typed)) continue;
    const variants = variantsInText(typed.variants);
    if (variants === null) unreadable.push({ row, column: "variants", reason: "variants_unreadable" });
    const { title, category, station, description } = typed;
    const price = typed.price.trim() || variants?.[0]?.price || "";
    const ofTax = [tax?.title ?? "", flag(isTaxable), flag(isIvaIncluded)];
    lines.push({
      cells: ["item", title, price, category, station, description, ...ofTax],
      row,
      isVariant: false,
    });
    for (const variant of variants ?? [])
      lines.push({ cells: ["variant", variant.title, variant.price], row, isVariant: true });
  }
  const file = readMenuFile([[...lineColumns], ...lines.map(({ cells }) => cells)], words, lineColumns);
  const problemsAt = (problems: readonly FileProblem[]): GridProblem[] => {
    const found = problems.flatMap(({ line, column, reason, readings, named }): GridProblem[] => {
      // The first line of a file is its head.
      const place = lines[line - 2];
      if (place === undefined) return [];
      const at = place.isVariant ? "variants" : (gridColumns.find((each) => each === column) ?? "title");
      return [{ row: place.row, column: at, reason, ...(readings && { readings }), ...(named && { named }) }];
    });
    return [...unreadable, ...found].toSorted((a, b) => a.row - b.row);
  };
  return { file, problemsAt };
}
