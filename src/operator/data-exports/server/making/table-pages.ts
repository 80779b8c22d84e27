import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Tx } from "#platform/server/db/tx.ts";
import type { TableShape } from "../catalogue/table-shape.ts";
import type { ExportRun } from "./export-run.ts";

/** Rows that are read at once, each time in a transaction of its own. */
const ROWS_A_PAGE = 2_000;

const unpacked = promisify(gunzip);

type Row = Readonly<Record<string, unknown>>;

/**
 * The rows of a table in the order of its key, page by page. Each page is of one moment and goes on behind the last key of the one
 * before, so that nothing is held whole and no old snapshot keeps the database from cleaning up while a large restaurant is read.
 */
export async function* pagesOf(run: ExportRun, shape: TableShape): AsyncGenerator<readonly Row[]> {
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

function pageAfter(tx: Tx, shape: TableShape, after: readonly string[]): Promise<Row[]> {
  return tx.query<Row>({ text: pageStatement(shape, after.length > 0), values: [tx.tenantId, ...after] });
}

/** The statement of a page. Its names are the catalogue's own; what is asked for are parameters. */
export function pageStatement({ table, columns, key }: TableShape, isFollowing: boolean): string {
  const names = columns.map(({ name }) => `"${name}"`);
  const keys = key.map(({ name }, at) => `"${name}"::text as "${keyName(at)}"`);
  const order = key.map(({ name }) => `"${name}"`).join(", ");
  const behind = key.map(({ type }, at) => `$${at + 2}::${type}`).join(", ");
  return `select ${[...names, ...keys].join(", ")} from "${table}" where tenant_id = $1${
    isFollowing ? ` and (${order}) > (${behind})` : ""
  }${order === "" ? "" : ` order by ${order}`} limit ${ROWS_A_PAGE}`;
}

/** Texts that lie packed, as they are. */
async function withoutPacking(rows: readonly Row[], { columns }: TableShape): Promise<readonly Row[]> {
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
