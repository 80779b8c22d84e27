import pg from "pg";
import { afterAll } from "vitest";

interface Table {
  readonly name: string;
  /** Columns that are written; those that the database computes are left out. */
  readonly columns: string;
}

/** Makes a database what it was, as often as one likes: cheaper than another world for every route. */
export interface DatabaseSnapshot {
  /** Undoes all that was committed since the state was kept; numbers of sequences go on. */
  restore(): Promise<void>;
}

/**
 * Keeps the rows of every table as they are now, in a schema of their own. For a database that belongs to one test file,
 * by an address of its superuser; its connection ends with the file.
 */
export async function snapshotDatabase(superuserUrl: string): Promise<DatabaseSnapshot> {
  const superuser = new pg.Client({ connectionString: superuserUrl });
  await superuser.connect();
  afterAll(() => superuser.end());
  // As a replica writes: no trigger answers, and no key is looked at while half of the tables are back. Said once, because it
  // makes a connection forget its plans. Helpers of a plan take longer to come than these few rows to read.
  await superuser.query("set session_replication_role = replica; set max_parallel_workers_per_gather = 0");
  const { rows: tables } = await superuser.query<Table>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
     group by c.relname`,
  );
  const copies = tables.map(({ name }) => `create unlogged table kept.${name} as table public.${name};`);
  await superuser.query(`drop schema if exists kept cascade; create schema kept; ${copies.join(" ")}`);
  const kept = await fingerprints(superuser, tables);
  return {
    restore: async () => {
      const found = await fingerprints(superuser, tables);
      const changed = tables.filter(({ name }) => found.get(name) !== kept.get(name));
      if (changed.length === 0) return;
      const back = changed.map(
        ({ name, columns }) =>
          `delete from public.${name};
           insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name};`,
      );
      await superuser.query(`begin; ${back.join(" ")} commit;`);
    },
  };
}

async function fingerprints(superuser: pg.Client, tables: readonly Table[]): Promise<Map<string, string>> {
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as found from public.${name} t`,
  );
  // A named statement, because planning so many tables takes longer than reading them.
  const { rows } = await superuser.query<{ name: string; found: string }>({
    name: "all tables as they are",
    text: parts.join(" union all "),
  });
  return new Map(rows.map(({ name, found }) => [name, found]));
}
