import { type Id, toId } from "../../../domain/ids.ts";
import type { Language } from "../../../messages/languages.ts";
import type { Database } from "../../platform/db/in-tenant.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";
import { required } from "../../platform/http/app-error.ts";

export interface NewTenant {
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

/**
 * A tenant with its settings, ways to pay, stations and drawer, and nothing else; all of it, with what `also` adds (its first
 * admin), in one transaction: what refuses leaves no tenant behind.
 */
export async function createTenant(
  db: Database,
  tenant: NewTenant,
  also?: (tx: Tx) => Promise<unknown>,
): Promise<Id<"Tenant">> {
  const [row] = await db.directory<{ id: number }>("select nextval('tenants_id_seq') as id", []);
  const tenantId = toId<"Tenant">(required(row, "the number of a new tenant").id);
  await db.inTenant(tenantId, async (tx) => {
    await enterTenant(tx, tenant);
    await addFirstRows(tx, tenant);
    await also?.(tx);
  });
  return tenantId;
}

async function enterTenant(tx: Tx, { kind, name, email, isActive }: NewTenant): Promise<void> {
  await tx.query({
    text: `insert into tenants (id, kind, name, email, is_active, subscription_start) overriding system value
      values ($1, $2, $3, $4, $5, current_date)
      -- the directory: its tenant_id is called id`,
    values: [tx.tenantId, kind ?? "restaurant", name, email ?? null, isActive ?? true],
  });
}

async function addFirstRows(tx: Tx, { name, email, language }: NewTenant): Promise<void> {
  const { tenantId } = tx;
  await tx.run(
    sqlOf.insertInto("store_settings").values({
      tenant_id: tenantId,
      store_name: name,
      email: email ?? null,
      language: language ?? "es",
    }),
  );
  await tx.run(
    sqlOf
      .insertInto("payment_types")
      .values(firstPaymentTypes.map((type) => ({ tenant_id: tenantId, ...type }))),
  );
  await tx.run(sqlOf.insertInto("print_settings").values({ tenant_id: tenantId }));
  await tx.run(
    sqlOf
      .insertInto("stations")
      .values(firstStations.map((station) => ({ tenant_id: tenantId, ...station }))),
  );
  await tx.run(sqlOf.insertInto("cash_drawers").values({ tenant_id: tenantId, title: firstDrawer }));
}
