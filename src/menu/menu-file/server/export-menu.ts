import { ownAddons, ownGroups, ownRecipe } from "#menu/menu/server/items/item-fields.ts";
import { allItems, type MenuItemRow } from "#menu/menu/server/items/item-rows.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type FileColumn, type FileItem, fileColumns } from "../domain/menu-file.ts";
import { categoryFileLine, itemFileLines, type WrittenLine } from "../domain/write-menu-file.ts";
import { headOf, writeWords } from "./menu-file-words.ts";
import { menuNames } from "./menu-names.ts";

/** Exports the whole menu in the caller's language. */
export async function exportMenu(ctx: StaffContext): Promise<CsvFile> {
  const { items, names } = await ctx.inTenant(async (tx) => ({
    items: await allItems(tx),
    names: await menuNames(tx),
  }));
  const words = writeWords(ctx.say);
  const stationTitle = new Map([...names.stations.values()].map(({ id, title }) => [id, title]));
  const lines = [
    ...[...names.categories.values()].toReversed().map(({ title, isEnabled, stationId, course, colour }) =>
      categoryFileLine(
        {
          line: 0,
          title,
          isVisible: isEnabled,
          station: stationTitle.get(stationId) ?? null,
          course,
          colour,
        },
        words,
      ),
    ),
    ...items.flatMap((row) => itemFileLines(fileItem(row), words)),
  ];
  return { name: ctx.say("menuFile.file"), rows: [headOf(ctx.say), ...lines.map(cellsOf)] };
}

/** Exports an example of each kind of line, as a template. */
export async function menuTemplate(ctx: StaffContext): Promise<CsvFile> {
  const { say } = ctx;
  const { kind, flag } = writeWords(say);
  const example: WrittenLine[] = [
    { kind: kind("category"), title: say("menuFile.example.category"), visible: flag(true) },
    {
      kind: kind("item"),
      category: say("menuFile.example.category"),
      title: say("menuFile.example.item"),
      description: say("menuFile.example.description"),
      price: "1.00",
      visible: flag(true),
      item_type: "1",
      unit: "59",
      taxable: flag(true),
      tribute: "20",
      iva: "13",
      iva_included: flag(true),
    },
    { kind: kind("variant"), title: say("menuFile.example.variant"), price: "1.25" },
    { kind: kind("group"), title: say("menuFile.example.group"), min: "0", max: "1", required: flag(false) },
    {
      kind: kind("addon"),
      title: say("menuFile.example.addon"),
      price: "0.50",
      group: say("menuFile.example.group"),
      default: flag(false),
    },
  ];
  return { name: say("menuFile.template"), rows: [headOf(say), ...example.map(cellsOf)] };
}

const cellsOf = (line: WrittenLine): CsvCell[] =>
  fileColumns.map((column: FileColumn) => line[column] ?? null);

/** Turns an item of the menu into one of a file. */
export function fileItem(row: MenuItemRow): FileItem {
  const titleIn = (parts: readonly { readonly id: number; readonly title: string }[], id: number | null) =>
    parts.find((part) => part.id === id)?.title ?? null;
  return {
    line: 0,
    id: row.id,
    category: row.category,
    title: row.title,
    description: row.description,
    price: row.price,
    isVisible: row.isEnabled,
    tax: row.tax,
    station: row.station,
    billing: {
      itemType: row.itemType,
      isTaxable: row.isTaxable,
      isNotSubject: row.isNotSubject,
      tribute: row.tribute,
      unit: row.unit,
      internalCode: row.internalCode,
      ivaRate: row.ivaRate,
      isIvaIncluded: row.isIvaIncluded,
      additionalTribute: row.additionalTribute,
      additionalRate: row.additionalRate,
    },
    variants: row.variants.map(({ title, price }) => ({ line: 0, title, price })),
    // Shared groups are no part of an item, so the file neither has nor changes them.
    groups: ownGroups(row).map(({ title, min, max, maxEach, required }) => ({
      line: 0,
      title,
      min,
      max,
      maxEach,
      isRequired: required,
    })),
    addons: ownAddons(row).map(({ title, price, groupId, isDefault }) => ({
      line: 0,
      title,
      price,
      group: titleIn(row.groups, groupId),
      isDefault,
    })),
    recipe: ownRecipe(row).map(({ ingredient, variantId, addonId, quantity }) => ({
      line: 0,
      ingredient,
      variant: titleIn(row.variants, variantId),
      addon: titleIn(row.addons, addonId),
      quantity,
    })),
  };
}
