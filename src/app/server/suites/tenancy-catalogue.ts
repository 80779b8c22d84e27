import type pg from "pg";
import { directoryTables } from "#platform/server/db/check-role.ts";

/** Functions that run with their owner's rights, each argued in its migration. */
export const definerFunctions = [
  "enqueue_job",
  "enqueue_job_later",
  "end_tenant_purge",
  "give_up_failed_job",
  "make_tenant_ids",
  "note_failed_jobs",
  "operation_jobs",
  "operation_rounds",
  "operation_sums",
  "purge_tenant_rows",
  "retry_failed_job",
] as const;

/** Keys and indexes that may begin with something else, with the reason. */
export const keyExceptions: Readonly<Record<string, string>> = {
  tenants_pkey: "the directory of tenants itself",
  tenants_sign_in_name_key:
    "people without email name their restaurant when they sign in, before it is known",
  menu_directory_pkey: "a guest's code leads to its store, whoever has it",
  menu_directory_tenant_id_key: "one code for each store",
  table_directory_pkey: "a code that is typed leads to its table, whoever has it",
  tax_document_directory_pkey: "the code of a document leads to who issued it, whoever has it",
  card_directory_pkey: "Stripe names its customer, whoever it is",
  card_events_pkey: "Stripe's own names of what it tells",
  card_events_by_age: "what Stripe told belongs to no tenant until it is read",
  user_directory_pkey: "usernames are unique in the platform: signing in finds the tenant by them",
  sign_ups_pkey: "there is no restaurant yet",
  sign_ups_browser_hash_key: "there is no restaurant yet",
  sign_ups_puzzle_hash_key: "there is no restaurant yet",
  sign_ups_by_username: "there is no restaurant yet",
  tenants_by_name: "the operator's list of restaurants",
  tenants_by_status: "the same of a status",
  tenants_by_end: "whose days end next, for the operator",
  tenant_words_pkey: "a word leads the operator to all restaurants that have it",
  tenant_day_sums_by_day: "a day of all restaurants, for the operator",
  tenant_item_sums_best: "what sold most in all restaurants, for the operator",
  tenant_visit_sums_by_day: "a day of all restaurants, for the operator",
  platform_visit_sums_pkey: "customers of all restaurants",
  deleted_visit_sums_pkey: "customers of restaurants that are gone",
  deleted_day_sums_pkey: "what restaurants came to that are gone",
  platform_day_sums_pkey: "what all restaurants came to",
  platform_stale_days_pkey: "days of all restaurants",
  look_ins_pkey: "the number stands in the address before any tenant is known",
  look_ins_token_hash_key: "a token is one look-in's, whoever's",
  look_ins_of_operator: "an operator looks at one restaurant of all",
  tenant_health_by_need: "the operator's list of all restaurants, who needs help first",
  tenant_health_by_age: "how old the oldest sums of all restaurants are",
  row_sizes_pkey: "belongs to no tenant",
  server_errors_pkey: "belongs to no tenant",
  server_errors_by_time: "belongs to no tenant",
  announcements_pkey: "belongs to no tenant",
  announcements_to_come: "belongs to no tenant",
  running_processes_pkey: "belongs to no tenant",
  sealing_keys_pkey: "belongs to no tenant",
  schema_migrations_pkey: "belongs to no tenant",
};

/** Policies that protect_tenant_table makes; compared letter by letter. */
const policyText =
  "(tenant_id = ( SELECT (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint AS \"nullif\"))";

const checks: Readonly<Record<string, string>> = {
  "a table without tenant_id is not on the list of directory tables": `
    select c.relname as what from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
      and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)`,
  "row level security is not enabled and forced": `
    select c.relname as what from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
      and not (c.relrowsecurity and c.relforcerowsecurity)`,
  "the policy is not the one of protect_tenant_table, or not alone": `
    select c.relname as what from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
      and (select array_agg(p.policyname || p.permissive || p.cmd || p.roles::text || p.qual || p.with_check)
           from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname)
          is distinct from array['tenant_isolation' || 'PERMISSIVE' || 'ALL' || '{public}' || $2 || $2]`,
  "tenant_id may be null, or is not a bigint": `
    select c.relname as what from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not (a.attnotnull and a.atttypid = 'bigint'::regtype)`,
  "a table has no primary key": `
    select c.relname as what from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)`,
  "a key or index does not begin with tenant_id": `
    select i.indexrelid::regclass::text as what from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indexrelid::regclass::text <> all ($3)
      and i.indkey[0] is distinct from
          (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')`,
  "a foreign key does not pair tenant_id with tenant_id": `
    select k.conrelid::regclass::text || '.' || k.conname as what from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and k.confrelid <> 'tenants'::regclass
      and not (
        k.conkey[1] = (select a.attnum from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'tenant_id')
        and k.confkey[1] = (select a.attnum from pg_attribute a where a.attrelid = k.confrelid and a.attname = 'tenant_id'))`,
  "a foreign key to tenants is not of tenant_id": `
    select k.conrelid::regclass::text || '.' || k.conname as what from pg_constraint k
    where k.contype = 'f' and k.confrelid = 'tenants'::regclass
      and k.conkey <> array[(select a.attnum from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'tenant_id')]`,
  "a foreign key has no index to follow it back": `
    select k.conrelid::regclass::text || '.' || k.conname as what from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.confrelid <> 'tenants'::regclass
      and cardinality(k.conkey) > 1 and k.conrelid::regclass::text <> all ($4)
      and not exists (
        select from pg_index i where i.indrelid = k.conrelid
          -- An index of the rows that refer to something follows back as well as one of all.
          and coalesce(pg_get_expr(i.indpred, i.indrelid), '') in ('', (
            select '(' || quote_ident(a.attname) || ' IS NOT NULL)' from pg_attribute a
            where a.attrelid = k.conrelid and a.attnum = k.conkey[cardinality(k.conkey)]))
          and (select array_agg(one order by one) from unnest((i.indkey::int2[])[0:cardinality(k.conkey) - 1]) one)
              = (select array_agg(one order by one) from unnest(k.conkey) one))`,
  "an id does not come from the tenant's own sequence (default next_id(), decision 34)": `
    select c.relname || '.' || a.attname as what
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all ($1)
      and (a.attidentity <> '' or pg_get_expr(d.adbin, d.adrelid) ~ 'nextval'
        or a.attname = 'id' and pg_get_expr(d.adbin, d.adrelid) is distinct from 'next_id()')`,
  "a view does not ask with its reader's rights (security_invoker)": `
    select c.relname as what from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
      and (c.relkind = 'm' or not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on'])`,
  "a function runs with its owner's rights and is not on the list": `
    select p.proname as what from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.proname <> all ($5)`,
  "a function with its owner's rights does not fix its search_path": `
    select p.proname as what from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and not exists (select from unnest(p.proconfig) setting where setting like 'search_path=%')`,
  "a money column is not a bigint of cents": `
    select c.relname || '.' || a.attname as what from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname like '%\\_cents'
      and a.atttypid <> 'bigint'::regtype`,
  "a column has a type that is not used here (enum, numeric, float, money, timestamp without zone)": `
    select c.relname || '.' || a.attname as what
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and (t.typtype = 'e' or t.typname in ('numeric', 'float4', 'float8', 'money', 'timestamp', '_numeric', 'varchar', 'bpchar'))`,
  "the application's role may do more than read and write rows": `
    select c.relname || ' ' || g.privilege_type as what
    from pg_class c cross join aclexplode(c.relacl) g join pg_roles r on r.oid = g.grantee
    where c.relnamespace = 'public'::regnamespace and r.rolname = 'comanda_app'
      and g.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE', 'USAGE')`,
  "everybody (PUBLIC) has a right on a table": `
    select c.relname || ' ' || g.privilege_type as what from pg_class c cross join aclexplode(c.relacl) g
    where c.relnamespace = 'public'::regnamespace and g.grantee = 0`,
  "the application's role is mightier than a login": `
    select r.rolname as what from pg_roles r
    where r.rolname = 'comanda_app'
      and (r.rolsuper or r.rolbypassrls or r.rolcreatedb or r.rolcreaterole or r.rolreplication
           or exists (select from pg_auth_members m where m.member = r.oid)
           or exists (select from pg_class c where c.relowner = r.oid)
           or has_schema_privilege(r.oid, 'public', 'CREATE')
           or has_schema_privilege(r.oid, 'graphile_worker', 'USAGE'))`,
};

/** Tables whose foreign keys need no index of their own: nobody looks them up from the other side, and both are append-only. */
export const unindexedForeignKeys: Readonly<Record<string, string>> = {
  audit_entries: "people are never deleted, and the log is read by time",
  store_settings: "one row a tenant",
};

/** Everything in the catalogue that breaks a rule of tenancy, a sentence each. Empty is how it should be. */
export async function catalogueFaults(client: pg.Client): Promise<string[]> {
  const values: Record<string, unknown> = {
    $1: [...directoryTables],
    $2: policyText,
    $3: Object.keys(keyExceptions),
    $4: Object.keys(unindexedForeignKeys),
    $5: [...definerFunctions],
  };
  const faults: string[] = [];
  for (const [rule, sql] of Object.entries(checks)) {
    const used = Object.keys(values).filter((name) => sql.includes(name));
    const text = used.reduce(
      (partlyReplaced, name, index) =>
        partlyReplaced.replaceAll(name, `$${index + 1}::${name === "$2" ? "text" : "text[]"}`),
      sql,
    );
    const { rows } = await client.query<{ what: string }>(
      text,
      used.map((name) => values[name]),
    );
    faults.push(...rows.map(({ what }) => `${what}: ${rule}`));
  }
  return faults.sort();
}

/** A column that takes one of a closed set of texts, as its CHECK says. */
export interface ClosedSet {
  readonly column: string;
  readonly values: readonly string[];
}

/** Every `check (column in ('a', 'b'))` of the product's tables. */
export async function closedSets(client: pg.Client): Promise<ClosedSet[]> {
  const { rows } = await client.query<{ column: string; definition: string }>(
    `select c.relname || '.' || a.attname as column, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
     where k.contype = 'c' and k.connamespace = 'public'::regnamespace and cardinality(k.conkey) = 1
       and pg_get_constraintdef(k.oid) ~ '= ANY \\(ARRAY\\[''' order by 1`,
  );
  return rows.map(({ column, definition }) => ({
    column,
    values: [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value ?? ""),
  }));
}
