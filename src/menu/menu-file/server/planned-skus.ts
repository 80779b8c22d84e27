import type { MenuItemRow } from "#menu/menu/server/items/item-rows.ts";
import { brokenSku, widthOfSkus } from "../domain/broken-sku.ts";
import type { FileItem } from "../domain/menu-file.ts";
import type { Refuse } from "../domain/read-line.ts";

interface ItemWithSku {
  readonly item: FileItem;
  readonly existing: MenuItemRow | null;
}

interface MendedSkus<Item> {
  readonly items: readonly Item[];
  /** Number of broken SKUs whose right one is likely, mended or not. */
  readonly mendable: number;
}

/**
 * Finds SKUs that a spreadsheet broke. Puts the likely right ones in their place if `mend` says so, and refuses all
 * other broken ones at their line.
 */
export function mendSkus<Item extends ItemWithSku>(
  planned: readonly Item[],
  menu: readonly MenuItemRow[],
  mend: boolean,
  at: (line: number) => Refuse,
): MendedSkus<Item> {
  const width = widthOfSkus(menu.flatMap(({ internalCode }) => internalCode ?? []));
  let mendable = 0;
  const items = planned.map((each) => {
    const { item, existing } = each;
    const written = item.billing.internalCode;
    const broken = written === null ? null : brokenSku(written, existing?.internalCode ?? null, width);
    if (written === null || broken === null) return each;
    const { damage, likely } = broken;
    if (likely !== null) mendable += 1;
    if (likely !== null && mend)
      return { ...each, item: { ...item, billing: { ...item.billing, internalCode: likely } } };
    const refuse = at(item.line);
    if (likely === null) refuse("internal_code", "sku_digits", written);
    else
      refuse("internal_code", damage === "zeros" ? "sku_zeros" : "sku_digits_likely", written, undefined, {
        likely,
      });
    return each;
  });
  return { items, mendable };
}

/**
 * Refuses one SKU at several lines, at each of them, and one that another item of the menu has. Items that keep the
 * SKU they have may share it, because the menu was so before.
 */
export function refuseSharedSkus(
  planned: readonly ItemWithSku[],
  menu: readonly MenuItemRow[],
  at: (line: number) => Refuse,
): void {
  const inFile = new Set(planned.flatMap(({ existing }) => existing?.id ?? []));
  const others = new Map(
    menu.flatMap(({ id, title, internalCode }) =>
      internalCode === null || inFile.has(id) ? [] : [[skuKey(internalCode), title] as const],
    ),
  );
  const withSku = planned.filter(({ item }) => item.billing.internalCode !== null);
  const bySku = Map.groupBy(withSku, ({ item }) => skuKey(item.billing.internalCode ?? ""));
  for (const [sku, same] of bySku) {
    if (same.every(keepsSku)) continue;
    const lines = same.map(({ item }) => item.line);
    const other = others.get(sku);
    for (const { item } of same) {
      const refuse = at(item.line);
      const written = item.billing.internalCode ?? "";
      if (same.length > 1) {
        const elsewhere = lines.filter((line) => line !== item.line).slice(0, LINES_NAMED);
        refuse("internal_code", "sku_twice", written, undefined, { lines: elsewhere });
      } else if (other !== undefined) {
        refuse("internal_code", "sku_taken", written, undefined, { other });
      }
    }
  }
}

/** Lines that a sentence names at most. */
const LINES_NAMED = 5;

const keepsSku = ({ item, existing }: ItemWithSku) =>
  existing !== null && existing.internalCode === item.billing.internalCode;

const skuKey = (sku: string) => sku.toUpperCase();
