import { setImmediate as nextTurn } from "node:timers/promises";
import { readSettings } from "#core/settings/server/public.ts";
import type { ArchivedFile, ArchiveFile } from "#platform/contract/archive.ts";
import { columnOf } from "#platform/contract/columns.ts";
import type { QueryOf } from "#platform/contract/define.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { csvRows, mapRows } from "#platform/server/csv/csv-cells.ts";
import { csvPieces } from "#platform/server/csv/csv-text.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { chosenRange } from "#platform/server/lists/period-range.ts";
import { deliveredFile } from "#tax/tax-documents/domain/paper/delivered-file.ts";
import type { exportTaxDocuments as definition } from "../../contract/tax-delivery.ts";
import { pdfOf, readLogo } from "../stored/document-files.ts";
import { documentById, type SignedText, signedTextsOf } from "../stored/stored-documents.ts";
import { type ArchivedRow, exchangesOf, rowsOfPeriod } from "./archive-queries.ts";

/**
 * Streams all documents and events of a period as a zip: an index, and for each the signed text, its seal,
 * its signature alone, the print, earlier signed versions, and every exchange with the ministry. Other
 * requests get their turn between two documents.
 */
export async function exportTaxDocuments(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ArchiveFile> {
  const range = await ctx.inTenant(async (tx) => {
    const { today } = await readSettings(tx, ctx.now);
    return chosenRange({ ...query, period: query.type }, today);
  });
  return { name: `DTE ${range.from} ${range.to}.zip`, files: filesOf(ctx, range), madeAt: ctx.now };
}

async function* filesOf(ctx: StaffContext, range: DateRange): AsyncGenerator<ArchivedFile> {
  yield { name: "index.csv", bytes: await indexOf(ctx, range) };
  const logo = await ctx.inTenant((tx) => readLogo(tx, ctx.now));
  for await (const row of rowsOfPeriod(ctx, range, ctx.now)) {
    if (row.signings > 0) yield* filesOfRow(ctx, row, logo);
    if (row.has_exchanges) yield { name: exchangesPath(row), bytes: exchangesOf(ctx, row.id) };
    await nextTurn();
  }
}

/** The index alone is held whole, as text: a few hundred bytes of each document. */
async function indexOf(ctx: StaffContext, range: DateRange): Promise<Uint8Array> {
  const rows = mapRows(rowsOfPeriod(ctx, range, ctx.now), (row) => ({
    ...row,
    files: [...filePaths(row), ...(row.has_exchanges ? [exchangesPath(row)] : [])],
  }));
  const pieces = await Array.fromAsync(csvPieces({ rows: csvRows(indexColumns, rows, ctx) }));
  return Buffer.from(pieces.join(""), "utf8");
}

/** Returns the paths of the files of a row in the archive; a document has a print, an event has none. */
function filePaths(row: ArchivedRow): string[] {
  const endings = row.control_number === null ? ["json", "jws"] : ["json", "jws", "pdf"];
  return [
    ...(row.is_signed ? endings.map((ending) => pathOf(row, ending)) : []),
    ...earlierNumbers(row).flatMap((no) => earlierPaths(row, no)),
  ];
}

const pathOf = ({ kind, generation_code }: ArchivedRow, ending: string) =>
  `${kind}/${generation_code}.${ending}`;

/** Earlier signed versions of a document that was corrected or became part of a contingency. */
const earlierNumbers = ({ is_signed, signings }: ArchivedRow): number[] =>
  Array.from({ length: is_signed ? signings - 1 : signings }, (_, index) => index + 1);

const earlierPaths = (row: ArchivedRow, no: number) =>
  ["json", "jws"].map((ending) => pathOf(row, `signing-${no}.${ending}`));

/** JSON Lines, because there may be very many consultations of a document. */
const exchangesPath = (row: ArchivedRow) => pathOf(row, "exchanges.jsonl");

async function* filesOfRow(
  ctx: StaffContext,
  row: ArchivedRow,
  logo: Uint8Array | null,
): AsyncGenerator<ArchivedFile> {
  const { texts, document } = await ctx.inTenant(async (tx) => ({
    texts: await signedTextsOf(tx, row.id, null),
    document: await documentById(tx, row.id),
  }));
  const [signed] = row.is_signed ? texts : [];
  if (signed)
    yield* filesOfSigning(
      signed,
      row.seal,
      ["json", "jws"].map((ending) => pathOf(row, ending)),
    );
  if (signed && document) {
    const { bytes } = await pdfOf({ document, signed, logo }, ctx.now);
    yield { name: pathOf(row, "pdf"), bytes, isDense: true };
  }
  // None of them was sealed: a sealed text is never signed again.
  for (const earlier of texts.slice(signed ? 1 : 0))
    yield* filesOfSigning(earlier, null, earlierPaths(row, earlier.no));
}

function* filesOfSigning(
  signed: SignedText,
  seal: string | null,
  [json, jws]: readonly string[],
): Generator<ArchivedFile> {
  const text = deliveredFile({ ...signed, seal });
  yield { name: required(json, "a path of a document"), bytes: Buffer.from(text, "utf8") };
  yield { name: required(jws, "a path of a signature"), bytes: Buffer.from(signed.jws, "utf8") };
}

/** A row of the index with the paths of its files. */
interface IndexRow extends ArchivedRow {
  readonly files: readonly string[];
}

const column = columnOf<IndexRow>();

type Figure = keyof { [Key in keyof ArchivedRow as Key extends `${infer Name}_cents` ? Name : never]: 0 };

const amount = (key: Figure) =>
  column(key, "money", `taxDelivery.index.${key}`, ({ [`${key}_cents` as const]: value }) =>
    value === null ? null : cents(value),
  );

/** Columns of the index; days and codes as the documents write them, so that machines find them again. */
const indexColumns = [
  column("generation_code", "text", "taxDelivery.index.generation_code"),
  column("control_number", "text", "taxDelivery.index.control_number"),
  column("kind", "text", "taxDelivery.index.kind"),
  column(
    "kind_name",
    "word",
    "taxDelivery.index.kind_name",
    ({ kind }) => `taxDocuments.types.${kind}` as const,
  ),
  column("environment", "text", "taxDelivery.index.environment"),
  column("generation", "text", "taxDelivery.index.generation"),
  column("day", "text", "taxDelivery.index.day", ({ issued_on: day }) => day),
  column("time", "text", "taxDelivery.index.time", ({ issued_at: time }) => time),
  column("party", "text", "taxDelivery.index.party", ({ party_name: name }) => name),
  column("party_number", "text", "taxDelivery.index.party_number"),
  column("party_nrc", "text", "taxDelivery.index.party_nrc"),
  amount("not_subject"),
  amount("exempt"),
  amount("taxed"),
  amount("vat"),
  amount("tributes"),
  amount("withheld"),
  amount("perceived"),
  amount("outside"),
  amount("total"),
  amount("to_pay"),
  column("state", "word", "taxDelivery.index.state", ({ state }) => `taxDocuments.state.${state}` as const),
  column("seal", "text", "taxDelivery.index.seal"),
  column("sealed_at", "text", "taxDelivery.index.sealed_at", (row) => row.sealed_at?.toISOString() ?? null),
  column("about", "text", "taxDelivery.index.about", ({ about_code: code }) => code),
  column("replaces", "text", "taxDelivery.index.replaces", ({ replaces_code: code }) => code),
  column("files", "text", "taxDelivery.index.files", ({ files }) => files.join(" ")),
];
