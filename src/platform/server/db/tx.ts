import { createHash } from "node:crypto";
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type pg from "pg";
import type { RealtimeEvent } from "../../contract/events.ts";
import type { DB } from "./database.gen.ts";

/**
 * The typed query builder. It has no connection of its own (DummyDriver), so a query can only run through a `Tx`,
 * and a `Tx` only comes from `inTenant`.
 */
export const sqlOf = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/** Hand-written SQL of a hot path, typed by its author. */
export interface Statement {
  text: string;
  values: unknown[];
}

const statementNames = new Map<string, string>();
const checkedTexts = new Set<string>();

/**
 * Tenant data is only reached by SQL that names the tenant itself (row level security is the second lock, not the
 * only one), so text without `tenant_id` is refused here.
 */
function requireTenant(text: string): void {
  if (checkedTexts.has(text)) return;
  if (!text.includes("tenant_id")) throw new Error(`SQL does not name tenant_id: ${text.slice(0, 120)}`);
  checkedTexts.add(text);
}

/**
 * The statement as the driver takes it: by the one name of its text, so that PostgreSQL reads and plans it once on
 * every connection, or `unnamed`, where the way to the database keeps no names.
 */
export function asQuery({ text, values }: Statement, isNamed: boolean): pg.QueryConfig {
  return isNamed ? { name: preparedName(text), text, values } : { text, values };
}

function preparedName(text: string): string {
  const known = statementNames.get(text);
  if (known) return known;
  const name = `q_${createHash("sha256").update(text).digest("hex").slice(0, 20)}`;
  statementNames.set(text, name);
  return name;
}

/** One transaction inside one tenant. Everything below a use case takes it as its first argument. */
export class Tx {
  readonly tenantId: number;
  readonly events: RealtimeEvent[] = [];
  readonly #client: pg.ClientBase;
  readonly #isNamed: boolean;
  readonly #closing: Statement[] = [];
  #failure: unknown;

  constructor(client: pg.ClientBase, tenantId: number, isNamed: boolean) {
    this.#client = client;
    this.tenantId = tenantId;
    this.#isNamed = isNamed;
  }

  /** The first refusal of the database, for `inTenant` alone: later ones may only follow from it. */
  get failure(): unknown {
    return this.#failure;
  }

  async #send<Row extends pg.QueryResultRow>(statement: Statement): Promise<pg.QueryResult<Row>> {
    requireTenant(statement.text);
    try {
      return await this.#client.query<Row>(asQuery(statement, this.#isNamed));
    } catch (error) {
      this.#failure ??= error;
      throw error;
    }
  }

  /** All rows of a built query. */
  async rows<Row>(query: Compilable<Row>): Promise<Row[]> {
    const { sql, parameters } = query.compile();
    const result = await this.#send({ text: sql, values: [...parameters] });
    return result.rows as Row[];
  }

  /** The first row, or undefined. */
  async first<Row>(query: Compilable<Row>): Promise<Row | undefined> {
    return (await this.rows(query))[0];
  }

  /** Exactly one row; anything else is a fault in the code. */
  async one<Row>(query: Compilable<Row>): Promise<Row> {
    const [row] = await this.rows(query);
    if (!row) throw new Error("Expected one row, got none");
    return row;
  }

  /** Runs a write whose rows do not matter; returns the number of rows it changed. */
  async run(query: Compilable<unknown>): Promise<number> {
    const { sql, parameters } = query.compile();
    const result = await this.#send({ text: sql, values: [...parameters] });
    return result.rowCount ?? 0;
  }

  /** Hand-written SQL as a named prepared statement. `$1…` parameters only; never glue values into the text. */
  async query<Row>(statement: Statement): Promise<Row[]> {
    const result = await this.#send(statement);
    return result.rows as Row[];
  }

  /**
   * Everything read from here on is of one moment, and nothing can be written. Before the first statement of the work;
   * it travels with that one, and both fail together.
   */
  snapshot(): void {
    this.#begin("set transaction isolation level repeatable read, read only");
  }

  /** Nothing can be written. Before the first statement of the work; it travels with that one, and both fail together. */
  readOnly(): void {
    this.#begin("set transaction read only");
  }

  #begin(text: string): void {
    this.#client.query(text).catch((error: unknown) => {
      this.#failure ??= error;
    });
  }

  /**
   * Has statements planned again after thousands of rows were written: the plans that a connection keeps,
   * also for checking foreign keys, are from when the tables were small, and read a whole table for each row.
   */
  async planAnew(): Promise<void> {
    await this.#client.query("discard plans");
  }

  /** Adds a write whose result nobody reads: it is sent together with the commit, which fails when it does. */
  withCommit(statement: Statement): void {
    this.#closing.push(statement);
  }

  /** Sends the writes that go with the commit; for `inTenant` alone. */
  sendClosing(): Promise<unknown>[] {
    return this.#closing.splice(0).map((statement) => this.query(statement));
  }

  /** Notifies the screens of this tenant after the commit. The event's number is taken in this transaction. */
  emit(event: RealtimeEvent): void {
    this.events.push(event);
  }
}
