import { setImmediate as nextTurn } from "node:timers/promises";
import type { ArchivedFile } from "#platform/contract/archive.ts";
import { csvLines, csvStart } from "#platform/server/csv/csv-text.ts";
import type { TableShape } from "../catalogue/table-shape.ts";
import type { ExportRun } from "./export-run.ts";
import { pagesOf } from "./table-pages.ts";
import { writtenCell, writtenValue } from "./written-value.ts";

/** Rows of a file: what a spreadsheet opens (1,048,576 with the head), and a file stays far below 4 GB. */
const ROWS_A_FILE = 1_000_000;

/** What was written of a table, for the manifest. */
export interface WrittenTable {
  readonly table: string;
  readonly files: readonly string[];
  readonly rows: number;
}

type Page = readonly Readonly<Record<string, unknown>>[];

/** The files of a table; none when it has no rows. Gives what was written. */
export async function* filesOfTable(
  run: ExportRun,
  shape: TableShape,
): AsyncGenerator<ArchivedFile, WrittenTable> {
  const pages = pagesOf(run, shape);
  const files: string[] = [];
  let rows = 0;
  let page = await pages.next();
  while (!page.done) {
    const name = fileName(shape, files.length + 1);
    files.push(name);
    yield { name, bytes: partOfTable() };
  }
  return { table: shape.table, files, rows };

  async function* partOfTable(): AsyncGenerator<Uint8Array> {
    const writer = writers[shape.as](shape, run.zone);
    const most = rows + ROWS_A_FILE;
    let isFirst = true;
    while (!page.done && rows < most) {
      yield Buffer.from(writer.page(page.value, isFirst), "utf8");
      rows += page.value.length;
      isFirst = false;
      page = await pages.next();
      await nextTurn();
    }
    yield Buffer.from(writer.end, "utf8");
  }
}

/** `money/invoices.csv`, and from the second on `money/invoices-2.csv`. */
function fileName({ folder, table, as }: TableShape, no: number): string {
  return `${folder}/${table}${no === 1 ? "" : `-${no}`}.${as}`;
}

interface Writer {
  readonly page: (page: Page, isFirst: boolean) => string;
  readonly end: string;
}

const writers: Readonly<Record<TableShape["as"], (shape: TableShape, zone: string) => Writer>> = {
  csv: ({ columns }, zone) => ({
    page: (page, isFirst) => {
      const head = csvStart + csvLines([columns.map(({ heading }) => heading)]);
      const rows = page.map((row) => columns.map(({ kind, name }) => writtenCell(kind, row[name], zone)));
      return (isFirst ? head : "") + csvLines(rows);
    },
    end: "",
  }),
  json: (shape, zone) => ({
    page: (page, isFirst) => `${isFirst ? "[\n" : ",\n"}${objectsOf(page, shape, zone).join(",\n")}`,
    end: "\n]\n",
  }),
  jsonl: (shape, zone) => ({
    page: (page) => `${objectsOf(page, shape, zone).join("\n")}\n`,
    end: "",
  }),
};

function objectsOf(page: Page, { columns }: TableShape, zone: string): string[] {
  return page.map((row) => {
    const members = columns.map(
      ({ kind, name, heading }) => [heading, writtenValue(kind, row[name], zone)] as const,
    );
    return JSON.stringify(Object.fromEntries(members));
  });
}
