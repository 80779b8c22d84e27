import { StartupError } from "../config/startup-error.ts";
import type { Database } from "./in-tenant.ts";

/** Tables that requests need before their tenant is known, and the platform's own; the only ones without row level security. */
export const directoryTables = [
  "schema_migrations",
  "tenants",
  "user_directory",
  "menu_directory",
  "table_directory",
  "tax_document_directory",
  "sign_ups",
  "card_directory",
  "card_events",
  "tenant_deletions",
  "tenant_words",
  "tenant_news",
  "tenant_day_sums",
  "tenant_item_sums",
  "platform_day_sums",
  "deleted_day_sums",
  "tenant_visit_sums",
  "platform_visit_sums",
  "deleted_visit_sums",
  "platform_stale_days",
  "look_ins",
  "tenant_health",
  "row_sizes",
  "server_errors",
  "announcements",
  "running_processes",
  "sealing_keys",
] as const;

/** PostgreSQL settings without which a confirmed sale could be lost. */
const durableSettings = ["fsync", "full_page_writes", "synchronous_commit"] as const;

interface RoleRow {
  role: string;
  is_superuser: boolean;
  bypasses: boolean;
  mighty: string[];
  owned: string[];
  truncatable: string[];
  open_tables: string[];
  weakened: string[];
}

const ROLE_QUERY = `
  with tables as (
    select c.oid, c.relname, c.relowner, c.relrowsecurity and c.relforcerowsecurity as is_protected,
           exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as has_tenant
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p'))
  select r.rolname as role, r.rolsuper as is_superuser, r.rolbypassrls as bypasses,
    array(select m.rolname::text from pg_roles m
          where (m.rolsuper or m.rolbypassrls) and m.oid <> r.oid and pg_has_role(r.oid, m.oid, 'MEMBER')) as mighty,
    array(select relname::text from tables where pg_has_role(r.oid, relowner, 'MEMBER') order by 1) as owned,
    array(select relname::text from tables where has_table_privilege(r.oid, oid, 'TRUNCATE') order by 1) as truncatable,
    array(select relname::text from tables
          where has_tenant and not is_protected and relname <> all ($1::text[]) order by 1) as open_tables,
    array(select name from pg_settings where name = any ($2::text[]) and setting = 'off' order by 1) as weakened
  from pg_roles r where r.rolname = current_user`;

/**
 * Proves that row level security binds the login the server works with: neither superuser nor BYPASSRLS, owner of
 * nothing, without TRUNCATE, and every tenant table protected. Throws StartupError otherwise. A database that may forget
 * what it confirmed is refused in production; elsewhere it is a warning, returned as a sentence.
 */
export async function checkRole(
  db: Pick<Database, "directory">,
  { production }: { production: boolean },
): Promise<string[]> {
  const [row] = await db.directory<RoleRow>(ROLE_QUERY, [[...directoryTables], [...durableSettings]]);
  if (!row) throw new StartupError("The database does not say which role the server works with.");
  const [fault] = faultsOf(row);
  if (fault !== undefined) throw new StartupError(fault);
  if (row.weakened.length === 0) return [];
  const warning = `The database may lose confirmed sales when its machine stops: set ${row.weakened.join(", ")} to on.`;
  if (production) throw new StartupError(warning);
  return [warning];
}

function faultsOf(row: RoleRow): string[] {
  const advice = "let the server sign in as comanda_app and keep the owner for DATABASE_DIRECT_URL.";
  const few = (names: readonly string[]) => names.slice(0, 3).join(", ");
  const faults: [boolean, string][] = [
    [row.is_superuser, `"${row.role}" is a superuser and sees every restaurant's data: ${advice}`],
    [row.bypasses, `"${row.role}" may bypass row level security (BYPASSRLS): ${advice}`],
    [
      row.mighty.length > 0,
      `"${row.role}" may act as ${few(row.mighty)}, which row level security does not bind: ${advice}`,
    ],
    [
      row.owned.length > 0,
      `"${row.role}" owns tables (${few(row.owned)}) and could switch their row level security off: ${advice}`,
    ],
    [
      row.truncatable.length > 0,
      `"${row.role}" may TRUNCATE ${few(row.truncatable)}, which row level security does not hold back: take that right away.`,
    ],
    [
      row.open_tables.length > 0,
      `Row level security is off on ${few(row.open_tables)}: run the migrations again on a fresh copy, or restore it.`,
    ],
  ];
  return faults.filter(([wrong]) => wrong).map(([, sentence]) => sentence);
}
