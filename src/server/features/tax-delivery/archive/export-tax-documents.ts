import { setImmediate as nextTurn } from "node:timers/promises";
import type { ArchivedFile, ArchiveFile } from "../../../../contract/platform/archive.ts";
import type { QueryOf } from "../../../../contract/platform/define.ts";
import type { CsvCell } from "../../../../contract/platform/lists.ts";
import type { exportTaxDocuments as definition } from "../../../../contract/tax-documents/tax-delivery.ts";
import type { DateRange } from "../../../../domain/periods/period.ts";
import { deliveredFile } from "../../../../domain/tax-documents/paper/delivered-file.ts";
import { csvLines, csvStart } from "../../../platform/csv/csv-text.ts";
import { required } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { chosenRange } from "../../../platform/lists/period-range.ts";
import { readSettings } from "../../settings/public.ts";
import { pdfOf } from "../stored/document-files.ts";
import { readLogo } from "../stored/read-logo.ts";
import { documentById, type SignedText, signedTextOf } from "../stored/stored-documents.ts";
import { type ArchivedRow, rowsOfPeriod } from "./archive-queries.ts";
import { exchangesOf } from "./archived-exchanges.ts";
import { indexCells, indexHead } from "./index-cells.ts";

/**
 * All documents and events of a period as a zip that is made while it is sent: an index, and of each what was signed, with its seal,
 * its signature alone, the print, and every exchange with the ministry. Other requests get their turn between two documents.
 */
export async function exportTaxDocuments(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ArchiveFile> {
  const range = await ctx.inTenant(async (tx) => {
    const { today } = await readSettings(tx, ctx.now);
    return chosenRange({ ...query, period: query.type }, today);
  });
  return { name: `DTE ${range.from} ${range.to}.zip`, files: filesOf(ctx, range) };
}

async function* filesOf(ctx: StaffContext, range: DateRange): AsyncGenerator<ArchivedFile> {
  yield { name: "index.csv", bytes: await indexOf(ctx, range) };
  const logo = await ctx.inTenant((tx) => readLogo(tx, ctx.now));
  for await (const row of rowsOfPeriod(ctx, range, ctx.now)) {
    if (row.is_signed) yield* filesOfRow(ctx, row, logo);
    if (row.has_exchanges) yield { name: exchangesPath(row), bytes: exchangesOf(ctx, row.id) };
    await nextTurn();
  }
}

/** The index alone is held whole, as text: a few hundred bytes of each document. */
async function indexOf(ctx: StaffContext, range: DateRange): Promise<Uint8Array> {
  const pieces = [csvStart, csvLines([indexHead(ctx.say)])];
  let rows: (readonly CsvCell[])[] = [];
  for await (const row of rowsOfPeriod(ctx, range, ctx.now)) {
    const paths = [...filePaths(row), ...(row.has_exchanges ? [exchangesPath(row)] : [])];
    rows.push(indexCells(row, paths, ctx.say));
    if (rows.length < 500) continue;
    pieces.push(csvLines(rows));
    rows = [];
  }
  return Buffer.from(pieces.concat(csvLines(rows)).join(""), "utf8");
}

/** Where the files of a row lie in the archive; a document has a print, an event has none. */
function filePaths({ kind, control_number, generation_code: code, is_signed }: ArchivedRow): string[] {
  if (!is_signed) return [];
  const endings = control_number === null ? ["json", "jws"] : ["json", "jws", "pdf"];
  return endings.map((ending) => `${kind}/${code}.${ending}`);
}

/** JSON Lines, because a document may have been asked for very often. */
const exchangesPath = ({ kind, generation_code: code }: ArchivedRow) => `${kind}/${code}.exchanges.jsonl`;

async function* filesOfRow(
  ctx: StaffContext,
  row: ArchivedRow,
  logo: Uint8Array | null,
): AsyncGenerator<ArchivedFile> {
  const { signed, document } = await ctx.inTenant(async (tx) => ({
    signed: await signedTextOf(tx, row.id),
    document: await documentById(tx, row.id),
  }));
  const [json, jws, pdf] = filePaths(row);
  yield { name: required(json, "a path of a signed document"), bytes: jsonBytes(row, signed) };
  yield { name: required(jws, "a path of a signature"), bytes: Buffer.from(signed.jws, "utf8") };
  if (document && pdf !== undefined) {
    const { bytes } = await pdfOf({ document, signed, logo }, ctx.say, ctx.now);
    yield { name: pdf, bytes, isDense: true };
  }
}

const jsonBytes = ({ seal }: ArchivedRow, signed: SignedText): Uint8Array =>
  Buffer.from(deliveredFile({ ...signed, seal }), "utf8");
