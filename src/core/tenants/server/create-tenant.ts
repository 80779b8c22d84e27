import { type Id, type TenantId, toId } from "#platform/domain/ids.ts";
import { DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { type Language, usualLanguage } from "#platform/domain/text/languages.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";

/**
 * Creates a tenant with the rows that every tenant has and those that `also` adds (its first admin), in one
 * transaction of its own: a refusal leaves no tenant behind.
 */
export async function createTenant(
  db: Database,
  tenant: NewTenant,
  also?: (tx: Tx) => Promise<unknown>,
): Promise<Id<"Tenant">> {
  const tenantId = await nextTenantId(db);
  await db.inTenant(tenantId, async (tx) => {
    await beginTenant(tx, tenant);
    await also?.(tx);
  });
  return tenantId;
}

/** The tenant of the people who run the platform; made with the first of them. */
export async function platformTenant(db: Database): Promise<Id<"Tenant">> {
  const [row] = await db.directory<{ id: number }>(
    "select id from tenants where kind = 'platform' order by id limit 1",
    [],
  );
  return row ? toId<"Tenant">(row.id) : createTenant(db, { name: "Comanda", kind: "platform" });
}

export interface TenantBefore {
  readonly name: string;
  readonly email: string | null;
  readonly is_active: boolean;
}

/**
 * Changes a restaurant in the directory, unless `refuse` throws at its present state; returns that state, or
 * undefined without one.
 */
export async function changeTenant(
  tx: Tx,
  id: TenantId,
  { name, email, isActive }: { readonly name: string; readonly email: string; readonly isActive: boolean },
  refuse: (before: TenantBefore) => void,
): Promise<TenantBefore | undefined> {
  const [before] = await tx.query<TenantBefore>({
    text: `select name, email, is_active from tenants where id = $1 and kind = 'restaurant' for update
      -- the directory: its tenant_id is called id`,
    values: [id],
  });
  if (!before) return undefined;
  refuse(before);
  await tx.query({
    text: `update tenants set name = $2, email = $3, is_active = $4 where id = $1
      -- the directory: its tenant_id is called id`,
    values: [id, name, email, isActive],
  });
  return before;
}

interface NewTenant {
  readonly name: string;
  readonly email?: string;
  readonly kind?: "restaurant" | "platform";
  readonly language?: Language;
  readonly isActive?: boolean;
}

/** Stations every restaurant starts with; the board at /dashboard/kitchen and /dashboard/bar. */
const firstStations = [
  { slug: "kitchen", title: "Cocina", position: 1 },
  { slug: "bar", title: "Bar", position: 2 },
] as const;

/**
 * Ways to pay that every restaurant starts with, so that the first sale can be charged. Cash is the first row of all, hence
 * number 1: the default of back-office §9.
 */
const firstPaymentTypes = [
  { title: "Efectivo", icon: "cash", position: 1 },
  { title: "Tarjeta", icon: "card", position: 2 },
] as const;

/** The drawer every restaurant starts with. */
const firstDrawer = "Caja 1";

/** Takes the number of the next tenant; it is lost when no tenant comes of it. */
export async function nextTenantId(db: Database): Promise<Id<"Tenant">> {
  const [row] = await db.directory<{ id: number }>("select nextval('tenants_id_seq') as id", []);
  return toId<"Tenant">(Number(required(row, "the number of a new tenant").id));
}

/**
 * In the transaction of a tenant that is not there yet (`nextTenantId`): makes it with its settings, ways to pay, stations and
 * drawer, and nothing else. All of it is there, or nothing.
 */
export async function beginTenant(tx: Tx, tenant: NewTenant): Promise<void> {
  const tenant_id = toId<"Tenant">(tx.tenantId);
  const email = tenant.email ?? null;
  const { zone } = DEFAULT_DAY_RULE;
  await tx.query({
    text: `insert into tenants (id, kind, name, email, is_active, subscription_start)
      overriding system value values ($1, $2, $3, $4, $5, (now() at time zone $6)::date)
      -- the directory: its tenant_id is called id`,
    values: [tenant_id, tenant.kind ?? "restaurant", tenant.name, email, tenant.isActive ?? true, zone],
  });
  await tx.run(
    sqlOf.insertInto("store_settings").values({
      tenant_id,
      store_name: tenant.name,
      email,
      language: tenant.language ?? usualLanguage,
    }),
  );
  await tx.run(
    sqlOf.insertInto("payment_types").values(firstPaymentTypes.map((type) => ({ tenant_id, ...type }))),
  );
  await tx.run(sqlOf.insertInto("print_settings").values({ tenant_id }));
  await tx.run(
    sqlOf.insertInto("stations").values(firstStations.map((station) => ({ tenant_id, ...station }))),
  );
  await tx.run(sqlOf.insertInto("cash_drawers").values({ tenant_id, title: firstDrawer }));
}
