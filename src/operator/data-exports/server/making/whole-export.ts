import type { ArchivedFile } from "#platform/contract/archive.ts";
import type { Say } from "#platform/server/i18n/say.ts";
import { exportFolders } from "../catalogue/exported-table.ts";
import { exportedTables } from "../catalogue/exported-tables.ts";
import { leftOutTables } from "../catalogue/left-out-tables.ts";
import type { TableShape } from "../catalogue/table-shape.ts";
import { attachmentFiles, pictureFiles, supplierFiles, taxDocumentFiles } from "./export-files.ts";
import type { ExportRun } from "./export-run.ts";
import { filesOfTable, type WrittenTable } from "./table-files.ts";
import { zonedText } from "./written-value.ts";

/** Whose data these are. */
export interface ExportedStore {
  readonly tenantId: number;
  readonly name: string;
  readonly currency: string;
  readonly zone: string;
}

/** The format of these files: a new number when what a reader relies on changes. */
const FORMAT = 1;

interface Terms {
  readonly run: ExportRun;
  readonly store: ExportedStore;
  /** In the order in which they are read: rows before those that they name. */
  readonly shapes: readonly TableShape[];
  readonly say: Say;
  readonly now: () => Date;
}

/**
 * All files of an export. A row is read before those that it names, so that a payment that comes in meanwhile may be missing but never
 * stands there without its invoice (docs/decisions/0094).
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
      .toSorted((a, b) => a.table.localeCompare(b.table))
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

function columnsOf(shapes: readonly TableShape[], table: string) {
  const shape = shapes.find((known) => known.table === table);
  const left = Object.entries(exportedTables).find(([name]) => name === table)?.[1];
  return {
    columns: Object.fromEntries(shape?.columns.map(({ heading, kind }) => [heading, kind]) ?? []),
    left_out: left && "leaves" in left ? left.leaves : {},
  };
}

/** How things are written, a sentence each. */
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

/** What is in it and how it is written, for whoever opens it. */
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
  return `\uFEFF${parts.join("\n\n")}\n`.replaceAll("\n", "\r\n");
}
