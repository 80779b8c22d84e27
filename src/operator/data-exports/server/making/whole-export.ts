import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ArchivedFile } from "#platform/contract/archive.ts";
import { compareCodes } from "#platform/domain/text/compare-names.ts";
import { unturnedText } from "#platform/domain/text/visible-text.ts";
import { csvLines, csvStart } from "#platform/server/csv/csv-text.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { exportedTables } from "../catalogue/exported-tables.ts";
import { leftOutTables } from "../catalogue/left-out-tables.ts";
import { type ExportShape, exportFolders } from "../catalogue/table-shape.ts";
import {
  attachmentFiles,
  pictureFiles,
  supplierFiles,
  taxDocumentFiles,
  withholdingFiles,
} from "./export-files.ts";
import type { ExportRun } from "./export-run.ts";
import { writtenCell, writtenValue, zonedText } from "./written-value.ts";

export interface ExportedStore {
  readonly tenantId: number;
  readonly name: string;
  readonly currency: string;
  readonly zone: string;
}

/** Version of the format: it changes when something changes that readers rely on. */
const FORMAT = 1;

interface Terms {
  readonly run: ExportRun;
  readonly store: ExportedStore;
  /** In reading order: referring rows before the rows they refer to. */
  readonly shapes: readonly ExportShape[];
  readonly say: Say;
  readonly now: () => Date;
}

/**
 * Yields all files of an export. A row is read before the rows it refers to, so that a payment that arrives
 * meanwhile may be missing but never lacks its invoice (docs/decisions/0094).
 */
export async function* wholeExport({ run, store, shapes, say, now }: Terms): AsyncGenerator<ArchivedFile> {
  const begun = now();
  yield { name: "README.txt", bytes: Buffer.from(readme(store, begun, say), "utf8") };
  const tables: WrittenTable[] = [];
  for (const shape of shapes) {
    run.begin(shape.table);
    tables.push(yield* filesOfTable(run, shape));
    run.countTable();
  }
  const files = {
    "pictures/": yield* pictureFiles(run),
    "purchases/attachments/": yield* attachmentFiles(run),
    "purchases/documents/": yield* supplierFiles(run),
    "tax/withholdings/": yield* withholdingFiles(run),
    "tax-documents/": yield* taxDocumentFiles(run),
  };
  const manifest = {
    format: FORMAT,
    restaurant: { id: store.tenantId, name: store.name },
    currency: store.currency,
    time_zone: store.zone,
    begun_at: zonedText(begun, store.zone),
    ended_at: zonedText(now(), store.zone),
    tables: tables
      .toSorted((a, b) => compareCodes(a.table, b.table))
      .map(({ table, ...written }) => ({
        table,
        ...written,
        ...columnsOf(shapes, table),
      })),
    files,
    left_out: leftOutTables,
  };
  yield { name: "manifest.json", bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`, "utf8") };
}

function columnsOf(shapes: readonly ExportShape[], table: string) {
  const shape = shapes.find((known) => known.table === table);
  const left = Object.entries(exportedTables).find(([name]) => name === table)?.[1];
  return {
    columns: Object.fromEntries(shape?.columns.map(({ heading, kind }) => [heading, kind]) ?? []),
    left_out: left && "leaves" in left ? left.leaves : {},
  };
}

/** Message keys about the format, a sentence each. */
const ways = [
  "csv",
  "amounts",
  "instants",
  "quantities",
  "json",
  "formulas",
  "ids",
  "moment",
  "secrets",
  "manifest",
] as const;

/** Writes README.txt: the content of the export and its format. */
function readme({ name, currency, zone }: ExportedStore, begun: Date, say: Say): string {
  const parts = [
    say("dataExport.readme.title", { name }),
    say("dataExport.readme.made", { at: zonedText(begun, zone) }),
    say("dataExport.readme.folders"),
    exportFolders.map((folder) => `${folder}/\n  ${say(`dataExport.readme.folder.${folder}`)}`).join("\n\n"),
    `tax-documents/\n  ${say("dataExport.readme.folder.documents")}`,
    `pictures/\n  ${say("dataExport.readme.folder.pictures")}`,
    say("dataExport.readme.how"),
    ways.map((part) => `- ${say(`dataExport.readme.${part}`, { currency, zone })}`).join("\n"),
  ];
  return `\uFEFF${unturnedText(parts.join("\n\n"))}\n`.replaceAll("\n", "\r\n");
}

/** Rows of a file: a spreadsheet opens 1,048,576 with the head, and the file stays far below 4 GB. */
const ROWS_A_FILE = 1_000_000;

/** Entry of the manifest for a table. */
interface WrittenTable {
  readonly table: string;
  readonly files: readonly string[];
  readonly rows: number;
}

type Page = readonly Readonly<Record<string, unknown>>[];

/** Yields the files of a table, none when it has no rows, and returns the entry of the manifest. */
async function* filesOfTable(run: ExportRun, shape: ExportShape): AsyncGenerator<ArchivedFile, WrittenTable> {
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

/** Returns `money/invoices.csv`, and from the second file on `money/invoices-2.csv`. */
function fileName({ folder, table, as }: ExportShape, no: number): string {
  return `${folder}/${table}${no === 1 ? "" : `-${no}`}.${as}`;
}

interface Writer {
  readonly page: (page: Page, isFirst: boolean) => string;
  readonly end: string;
}

const writers: Readonly<Record<ExportShape["as"], (shape: ExportShape, zone: string) => Writer>> = {
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

function objectsOf(page: Page, { columns }: ExportShape, zone: string): string[] {
  return page.map((row) => {
    const members = columns.map(
      ({ kind, name, heading }) => [heading, writtenValue(kind, row[name], zone)] as const,
    );
    return JSON.stringify(Object.fromEntries(members));
  });
}

/** Rows read at once, each time in a transaction of its own. */
const ROWS_A_PAGE = 2_000;

const unpacked = promisify(gunzip);

type Row = Readonly<Record<string, unknown>>;

/**
 * Yields the rows of a table in the order of its key, page by page. Each page is of one moment and continues
 * behind the last key of the one before: nothing is held whole, and no old snapshot keeps the database from
 * cleaning up while a large restaurant is read.
 */
async function* pagesOf(run: ExportRun, shape: ExportShape): AsyncGenerator<readonly Row[]> {
  let last: readonly string[] | undefined = [];
  while (last !== undefined) {
    const after: readonly string[] = last;
    const rows = await run.read((tx) => pageAfter(tx, shape, after));
    if (rows.length > 0) {
      run.count(rows.length);
      yield await withoutPacking(rows, shape);
    }
    const end = rows.length < ROWS_A_PAGE ? undefined : rows.at(-1);
    last = end && shape.key.map((_, at) => String(end[keyName(at)]));
  }
}

/** A key travels as text: an instant of JavaScript has no microseconds. */
const keyName = (at: number) => `~${at}`;

function pageAfter(tx: Tx, shape: ExportShape, after: readonly string[]): Promise<Row[]> {
  return tx.query<Row>({ text: pageStatement(shape, after.length > 0), values: [tx.tenantId, ...after] });
}

/** Returns the statement of a page. Its names come from the catalogue; values are parameters. */
export function pageStatement({ table, columns, key }: ExportShape, isFollowing: boolean): string {
  const names = columns.map(({ name }) => `"${name}"`);
  const keys = key.map(({ name }, at) => `"${name}"::text as "${keyName(at)}"`);
  const order = key.map(({ name }) => `"${name}"`).join(", ");
  const behind = key.map(({ type }, at) => `$${at + 2}::${type}`).join(", ");
  return `select ${[...names, ...keys].join(", ")} from "${table}" where tenant_id = $1${
    isFollowing ? ` and (${order}) > (${behind})` : ""
  }${order === "" ? "" : ` order by ${order}`} limit ${ROWS_A_PAGE}`;
}

/** Unpacks the texts that are stored packed. */
async function withoutPacking(rows: readonly Row[], { columns }: ExportShape): Promise<readonly Row[]> {
  const packed = columns.filter(({ kind }) => kind === "packed");
  if (packed.length === 0) return rows;
  return Promise.all(
    rows.map(async (row) => {
      const texts = packed.map(async ({ name }) => {
        const value = row[name];
        return [name, value instanceof Buffer ? (await unpacked(value)).toString("utf8") : null] as const;
      });
      return { ...row, ...Object.fromEntries(await Promise.all(texts)) };
    }),
  );
}
