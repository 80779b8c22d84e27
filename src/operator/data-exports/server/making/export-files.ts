import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ArchivedFile } from "#platform/contract/archive.ts";
import type { TaxDocumentId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { deliveredFile } from "#tax/tax-documents/domain/paper/delivered-file.ts";
import type { CountedTable } from "./expected-rows.ts";
import type { ExportRun } from "./export-run.ts";

const unpacked = promisify(gunzip);

/** Keys read at once; each file itself is read alone. */
const KEYS_A_PAGE = 500;
/** Signed documents read at once: some ten kilobytes each. */
const DOCUMENTS_A_PAGE = 200;

const ENDINGS: Readonly<Record<string, string>> = {
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
  "application/pdf": "pdf",
};

/** A file that is stored as a row, with its key. */
interface StoredFile {
  readonly name: string;
  readonly isDense: boolean;
  readonly read: (tx: Tx) => Promise<Buffer | undefined>;
}

/** Folders of files, with their tables. */
export const fileFolders = {
  "pictures/": { table: "files", key: ["hash"] },
  "purchases/attachments/": { table: "purchase_attachments", key: ["purchase_id"] },
  "purchases/documents/": { table: "purchase_documents", key: ["purchase_id"] },
  "tax/withholdings/": { table: "withholding_documents", key: ["id"] },
  "tax-documents/": { table: "tax_documents", key: ["id"] },
} as const satisfies Readonly<Record<string, CountedTable>>;

/** The pictures of the menu and the store, under the names that the tables give them. */
export const pictureFiles = (run: ExportRun) =>
  storedFiles(run, "pictures/", picturesAfter, ({ hash }) => hash, {
    first: "",
    fileOf: ({ hash, media_type }) => ({
      name: `pictures/${hash}.${ENDINGS[media_type] ?? "bin"}`,
      isDense: true,
      read: (tx) => bytesOf(tx, "select bytes from files where tenant_id = $1 and hash = $2", hash),
    }),
  });

const picturesAfter = (tx: Tx, after: string) =>
  tx.query<{ hash: string; media_type: string }>({
    text: `select hash, media_type from files where tenant_id = $1 and hash > $2 order by hash limit ${KEYS_A_PAGE}`,
    values: [tx.tenantId, after],
  });

/** Photographs and PDF of purchases, by the purchase's id. */
export const attachmentFiles = (run: ExportRun) =>
  storedFiles(run, "purchases/attachments/", attachmentsAfter, ({ purchase_id }) => purchase_id, {
    first: 0,
    fileOf: ({ purchase_id, media_type }) => ({
      name: `purchases/attachments/${purchase_id}.${ENDINGS[media_type] ?? "bin"}`,
      isDense: true,
      read: (tx) =>
        bytesOf(
          tx,
          "select bytes from purchase_attachments where tenant_id = $1 and purchase_id = $2",
          purchase_id,
        ),
    }),
  });

const attachmentsAfter = (tx: Tx, after: number) =>
  tx.query<{ purchase_id: number; media_type: string }>({
    text: `select purchase_id, media_type from purchase_attachments where tenant_id = $1 and purchase_id > $2
      order by purchase_id limit ${KEYS_A_PAGE}`,
    values: [tx.tenantId, after],
  });

/** Documents of suppliers as they came, by the purchase's id and the document's code. */
export const supplierFiles = (run: ExportRun) =>
  storedFiles(run, "purchases/documents/", supplierDocumentsAfter, ({ purchase_id }) => purchase_id, {
    first: 0,
    fileOf: ({ purchase_id, generation_code }) => ({
      name: `purchases/documents/${purchase_id}-${generation_code.replaceAll(/[^\w-]/g, "")}.json`,
      isDense: false,
      read: async (tx) => {
        const packed = await bytesOf(
          tx,
          "select original as bytes from purchase_documents where tenant_id = $1 and purchase_id = $2",
          purchase_id,
        );
        return packed && unpacked(packed);
      },
    }),
  });

const supplierDocumentsAfter = (tx: Tx, after: number) =>
  tx.query<{ purchase_id: number; generation_code: string }>({
    text: `select purchase_id, generation_code from purchase_documents where tenant_id = $1 and purchase_id > $2
      order by purchase_id limit ${KEYS_A_PAGE}`,
    values: [tx.tenantId, after],
  });

/** Documents of withheld IVA as they came, by their id and their code. */
export const withholdingFiles = (run: ExportRun) =>
  storedFiles(run, "tax/withholdings/", withholdingDocumentsAfter, ({ id }) => id, {
    first: 0,
    fileOf: ({ id, generation_code }) => ({
      name: `tax/withholdings/${id}-${generation_code.replaceAll(/[^\w-]/g, "")}.json`,
      isDense: false,
      read: async (tx) => {
        const packed = await bytesOf(
          tx,
          "select original as bytes from withholding_documents where tenant_id = $1 and id = $2",
          id,
        );
        return packed && unpacked(packed);
      },
    }),
  });

const withholdingDocumentsAfter = (tx: Tx, after: number) =>
  tx.query<{ id: number; generation_code: string }>({
    text: `select id, generation_code from withholding_documents where tenant_id = $1 and id > $2
      order by id limit ${KEYS_A_PAGE}`,
    values: [tx.tenantId, after],
  });

async function bytesOf(tx: Tx, text: string, key: string | number): Promise<Buffer | undefined> {
  const [row] = await tx.query<{ bytes: Buffer }>({ text, values: [tx.tenantId, key] });
  return row?.bytes;
}

/** Yields files by their keys and returns their number; a file that was deleted meanwhile does not count. */
async function* storedFiles<Row, Key>(
  run: ExportRun,
  folder: keyof typeof fileFolders,
  after: (tx: Tx, key: Key) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
  { first, fileOf }: { readonly first: Key; readonly fileOf: (row: Row) => StoredFile },
): AsyncGenerator<ArchivedFile, number> {
  run.begin(folder);
  let count = 0;
  let last: Key | undefined = first;
  while (last !== undefined) {
    const from: Key = last;
    const rows = await run.read((tx) => after(tx, from));
    for (const { name, isDense, read } of rows.map(fileOf)) {
      const bytes = await run.read(read);
      run.count(1);
      if (bytes === undefined) continue;
      count += 1;
      yield { name, bytes, isDense };
    }
    const end = rows.length < KEYS_A_PAGE ? undefined : rows.at(-1);
    last = end && keyOf(end);
  }
  return count;
}

interface SignedRow {
  readonly id: TaxDocumentId;
  readonly issued_on: string;
  readonly seal: string | null;
  readonly text: Buffer;
  readonly jws: string;
}

/** A folder for each environment: documents that were issued, and documents that were only tried. */
const ENVIRONMENTS = [
  ["01", "tax-documents"],
  ["00", "tax-documents/test"],
] as const;

/**
 * Yields every signed document and event as its buyer got it: its own text, the signature and the seal. Each
 * month is a file and each document a line, since a zip of a million files opens nowhere. Returns the number
 * of documents.
 */
export async function* taxDocumentFiles(run: ExportRun): AsyncGenerator<ArchivedFile, number> {
  run.begin("tax-documents/");
  let count = 0;
  for (const [environment, folder] of ENVIRONMENTS) {
    const rows = signedRows(run, environment);
    let row = await rows.next();
    while (!row.done) {
      const month = row.value.issued_on.slice(0, 7);
      yield { name: `${folder}/${month}.jsonl`, bytes: linesOf(month) };
    }

    async function* linesOf(month: string): AsyncGenerator<Uint8Array> {
      while (!row.done && row.value.issued_on.startsWith(month)) {
        yield Buffer.from(`${await lineOf(row.value)}\n`, "utf8");
        count += 1;
        row = await rows.next();
      }
    }
  }
  return count;
}

async function lineOf({ text, jws, seal }: SignedRow): Promise<string> {
  const file = deliveredFile({ text: (await unpacked(text)).toString("utf8"), jws, seal });
  // A line break in JSON separates parts; within a text it is written `\n`.
  return file.replaceAll(/[\r\n]+/g, " ");
}

/** A document of a page; its text is null when it is not one of those asked for. */
interface PagedDocument extends Pick<SignedRow, "id" | "issued_on" | "seal"> {
  readonly text: Buffer | null;
  readonly jws: string | null;
}

async function* signedRows(run: ExportRun, environment: "00" | "01"): AsyncGenerator<SignedRow> {
  let last: Pick<SignedRow, "issued_on" | "id"> | undefined = {
    issued_on: "0001-01-01",
    id: 0 as TaxDocumentId,
  };
  while (last !== undefined) {
    const after: Pick<SignedRow, "issued_on" | "id"> = last;
    const rows = await run.read((tx) => signedAfter(tx, environment, after));
    for (const { id, issued_on, seal, text, jws } of rows) {
      if (text === null || jws === null) continue;
      run.count(1);
      yield { id, issued_on, seal, text, jws };
    }
    last = rows.length < DOCUMENTS_A_PAGE ? undefined : rows.at(-1);
  }
}

/**
 * Reads a page of all documents, so that no query searches among a million others; only those asked for have
 * their text.
 */
const signedAfter = (
  tx: Tx,
  environment: "00" | "01",
  { issued_on, id }: Pick<SignedRow, "issued_on" | "id">,
): Promise<PagedDocument[]> =>
  tx.query<PagedDocument>({
    text: `select d.id, d.issued_on::text as issued_on, d.seal, t.text, t.jws
      from (
        select id, issued_on, seal, environment = $2 and state not in ('draft', 'generated') as is_asked_for
        from tax_documents where tenant_id = $1 and (issued_on, id) > ($3::date, $4::bigint)
        order by issued_on, id limit ${DOCUMENTS_A_PAGE}) d
      left join lateral (
        select text, jws from tax_document_texts
        where tenant_id = $1 and tax_document_id = d.id and d.is_asked_for order by no desc limit 1) t on true
      order by d.issued_on, d.id`,
    values: [tx.tenantId, environment, issued_on, id],
  });
