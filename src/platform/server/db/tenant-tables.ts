import type { TableReference } from "../../domain/tables/children-first.ts";
import type { Database } from "./in-tenant.ts";

/** A column of a table, as the catalogue of the database has it. */
export interface TableColumn {
  readonly name: string;
  /** `bigint`, `timestamp with time zone`, `text[]`. */
  readonly type: string;
}

/** A table whose rows belong to restaurants. */
export interface TenantTable {
  readonly name: string;
  /** All columns except tenant_id. */
  readonly columns: readonly TableColumn[];
  /** The primary key, in its order, without tenant_id. */
  readonly key: readonly TableColumn[];
}

/** Every table with a tenant_id, directories too, by name; read from the catalogue, so that none can be forgotten. */
export function readTenantTables(db: Pick<Database, "directory">): Promise<TenantTable[]> {
  return db.directory<TenantTable>(
    `select c.relname::text as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'tenant_id') as columns,
      (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.at), '[]')
       from pg_index i
       cross join lateral unnest(i.indkey::int2[]) with ordinality as k (attnum, at)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
       where i.indrelid = c.oid and i.indisprimary and a.attname <> 'tenant_id') as key
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)
     order by c.relname`,
    [],
  );
}

/** Returns which of them refer to which. */
export function readTableReferences(db: Pick<Database, "directory">): Promise<TableReference[]> {
  return db.directory<TableReference>(
    `select distinct f.conrelid::regclass::text as child, f.confrelid::regclass::text as parent
     from pg_constraint f
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace and f.confrelid <> 'tenants'::regclass
     order by 1, 2`,
    [],
  );
}
