import { allItems } from "#menu/menu/server/items/item-rows.ts";
import type { CsvCell, CsvFile } from "#platform/contract/lists.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type FileColumn, fileColumns } from "../domain/menu-file.ts";
import { categoryFileLine, itemFileLines, type WrittenLine } from "../domain/write-menu-file.ts";
import { fileItem } from "./file-item.ts";
import { headOf, writeWords } from "./menu-file-words.ts";
import { menuNames } from "./menu-names.ts";

/** The whole menu as it is at one moment, in the words of the caller's language. */
export async function exportMenu(ctx: StaffContext): Promise<CsvFile> {
  const { items, names } = await ctx.inTenant(async (tx) => ({
    items: await allItems(tx),
    names: await menuNames(tx),
  }));
  const words = writeWords(ctx.say);
  const stationTitle = new Map([...names.stations.values()].map(({ id, title }) => [id, title]));
  const lines = [
    ...[...names.categories.values()]
      .toReversed()
      .map(({ title, isEnabled, stationId, course }) =>
        categoryFileLine(
          { line: 0, title, isVisible: isEnabled, station: stationTitle.get(stationId) ?? null, course },
          words,
        ),
      ),
    ...items.flatMap((row) => itemFileLines(fileItem(row), words)),
  ];
  return { name: ctx.say("menuFile.file"), rows: [headOf(ctx.say), ...lines.map(cellsOf)] };
}

/** An example of each kind of line, to be written over. */
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
