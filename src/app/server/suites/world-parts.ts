import { importWithholdingDocument } from "#back-office/withholding-documents/contract/withholding-documents.ts";
import type { SmallRestaurant } from "#db/seeds/small-restaurant.ts";
import type { Id, TenantId } from "#platform/domain/ids.ts";
import { required } from "#platform/server/http/app-error.ts";
import { makeWebhookSecret, webhookPurpose } from "#platform/server/secrets/webhook-signature.ts";
import { anApiProgram } from "../testing/integrations/api-program.ts";
import { settlementFor } from "../testing/ministry/settlement-for.ts";
import type { Person } from "../testing/sessions.ts";
import type { TestServer } from "../testing/test-server.ts";

/** Ids that guests' phones know of a world. */
export interface WorldVisit {
  /** At the third table, with a phone that asks to join and a call. */
  readonly visit: number;
  readonly visitPhone: number;
  /** A guest's phone that waits to be let order. */
  readonly guestPhone: number;
  /** A guest's feedback. */
  readonly feedback: number;
  /** Code of its menu, which is on; `locator` belongs to the third table. */
  readonly menuCode: string;
  readonly locator: string;
}

/** A party at the third table, with a phone that asks to join and a call for napkins. */
export async function aVisit({ db }: TestServer, { tenantId, tables }: SmallRestaurant): Promise<WorldVisit> {
  const [visit] = await db.inTenant(tenantId, (tx) =>
    tx.query<{ visit: number; visitPhone: number }>({
      text: `with opened as (
          insert into visits (tenant_id, table_id) values ($1, $2)
          on conflict (tenant_id, table_id) where closed_at is null do update set wrong_pins = 0 returning id
        ), called as (
          insert into waiter_calls (tenant_id, visit_id, reason) select $1, id, 'napkins' from opened
        )
        insert into visit_phones (tenant_id, visit_id, token_hash, first_name, standing)
        select $1, id, sha256('phone'), 'Ana', 'waiting' from opened
        returning visit_id as visit, id as "visitPhone"`,
      values: [tenantId, tables[2]],
    }),
  );
  const [code] = await db.inTenant(tenantId, (tx) =>
    tx.query<{ menuCode: string; locator: string }>({
      text: `update store_settings s set is_qr_menu_enabled = true, is_qr_order_enabled = true from store_tables t
        where s.tenant_id = $1 and t.tenant_id = $1 and t.id = $2 returning s.menu_code as "menuCode", t.locator`,
      values: [tenantId, tables[2]],
    }),
  );
  const [said] = await db.inTenant(tenantId, (tx) =>
    tx.query<{ feedback: number }>({
      text: `insert into feedbacks (tenant_id, food_quality, service, staff_behavior, ambiance, recommend)
        values ($1, 5, 5, 5, 5, 5) returning id as feedback`,
      values: [tenantId],
    }),
  );
  const [phone] = await db.inTenant(tenantId, (tx) =>
    tx.query<{ guestPhone: number }>({
      text: `insert into guest_phones (tenant_id, token_hash, name, seen_at, asks_since)
        values ($1, sha256('asking'), 'Ana', now(), now())
        on conflict (tenant_id, token_hash) do update set standing = 'stranger' returning id as "guestPhone"`,
      values: [tenantId],
    }),
  );
  return {
    ...required(phone, "the phone"),
    ...required(visit, "the visit"),
    ...required(code, "the codes"),
    ...required(said, "the feedback"),
  };
}

export interface WorldDish {
  readonly id: number;
  readonly variant: number;
  readonly addon: number;
  readonly group: number;
  readonly sharedGroup: number;
  readonly archivedSharedGroup: number;
  readonly sharedAddon: number;
  readonly recipe: number;
  readonly archivedVariant: number;
  readonly archivedAddon: number;
  readonly archivedCategory: number;
  readonly emptyCategory: number;
}

/** A dish that is set up with everything, and what of it was deleted. */
export function aDish(
  { db }: TestServer,
  { tenantId, categories, stock }: SmallRestaurant,
): Promise<WorldDish> {
  return db.inTenant(tenantId, async (tx) => {
    const [made] = await tx.query<WorldDish>({
      text: `with item as (
          insert into menu_items (tenant_id, title, price_cents, category_id) values ($1, 'Taco', 200, $2) returning id
        ), variants as (
          insert into menu_variants (tenant_id, menu_item_id, title, price_cents, archived_at)
          select $1, id, v.title, 250, v.gone from item, (values ('Grande', null), ('Gigante', now())) v(title, gone)
          returning id, archived_at
        ), made_group as (
          insert into modifier_groups (tenant_id, menu_item_id, title) select $1, id, 'Salsas' from item returning id
        ), shared as (
          insert into modifier_groups (tenant_id, title, archived_at)
          select $1, s.title, s.gone from (values ('Extras', null), ('Toppings', now())) s(title, gone)
          returning id, archived_at
        ), shared_addon as (
          insert into menu_addons (tenant_id, group_id, title, price_cents)
          select $1, id, 'Queso', 50 from shared where archived_at is null returning id
        ), addons as (
          insert into menu_addons (tenant_id, menu_item_id, title, price_cents, group_id, archived_at)
          select $1, item.id, a.title, 25, made_group.id, a.gone
          from item, made_group, (values ('Roja', null), ('Verde', now())) a(title, gone)
          returning id, archived_at
        ), recipe as (
          insert into recipe_items (tenant_id, menu_item_id, inventory_item_id, quantity)
          select $1, id, $3, 100 from item returning id
        ), more as (
          insert into categories (tenant_id, title, station_id, archived_at)
          select $1, c.title, (select station_id from categories where tenant_id = $1 and id = $2), c.gone
          from (values ('Postres', null), ('Navidad', now())) c(title, gone)
          returning id, archived_at
        )
        select item.id, made_group.id as "group", recipe.id as recipe,
          (select id from variants where archived_at is null) as variant,
          (select id from variants where archived_at is not null) as "archivedVariant",
          (select id from shared where archived_at is null) as "sharedGroup",
          (select id from shared where archived_at is not null) as "archivedSharedGroup",
          (select id from shared_addon) as "sharedAddon",
          (select id from addons where archived_at is null) as addon,
          (select id from addons where archived_at is not null) as "archivedAddon",
          (select id from more where archived_at is null) as "emptyCategory",
          (select id from more where archived_at is not null) as "archivedCategory"
        from item, made_group, recipe`,
      values: [tenantId, categories.food, stock.queso],
    });
    return required(made, "a dish");
  });
}

/** An export that can be saved. */
export async function aReadyExport({ db, deps }: TestServer, { tenantId }: SmallRestaurant): Promise<number> {
  const [made] = await db.inTenant(tenantId, (tx) =>
    tx.query<{ id: number }>({
      text: `with made as (
          insert into data_exports (tenant_id, cause, state, language, asked_at, finished_at, keep_until, attempt, pieces, bytes)
          values ($1, 'owner', 'ready', 'es', $2, $2, $2::timestamptz + interval '7 days', 1, 1, 1) returning id
        ), filled as (
          insert into data_export_pieces (tenant_id, export_id, attempt, no, bytes) select $1, id, 1, 1, 'z' from made
        )
        select id from made`,
      values: [tenantId, deps.clock()],
    }),
  );
  return required(made, "an export").id;
}

/** A month of the subscription that was paid by hand long ago. */
export async function aSubscriptionPayment(
  { db }: Pick<TestServer, "db">,
  tenantId: TenantId,
): Promise<number> {
  const rows = await db.inTenant(tenantId, (tx) =>
    tx.query<{ id: number }>({
      text: `insert into subscription_payments (tenant_id, client_uuid, paid_on, amount_cents, method, months,
          starts_on, expires_on, entered_at, entered_by)
        values ($1, gen_random_uuid(), '2020-01-01', 2900, 'cash', 1, '2020-01-01', '2020-01-31', '2020-01-01', 'x')
        returning id`,
      values: [tenantId],
    }),
  );
  return required(rows[0], "a payment by hand").id;
}

/** Keys and webhooks of a restaurant. */
export interface WorldIntegration {
  readonly apiKey: number;
  readonly webhook: number;
  /** To that endpoint, given up. */
  readonly webhookDelivery: number;
}

const headersOfAdmins = new WeakMap<object, Readonly<Record<string, string>>>();

/** Returns the headers of the program that acts for an admin, who is known by the cookies. */
export const programHeaders = (cookies: object): Readonly<Record<string, string>> =>
  headersOfAdmins.get(cookies) ?? {};

/** A key, whose program asks where only programs may, and an endpoint that was told something. */
export async function anIntegration(
  server: TestServer,
  tenantId: Id<"Tenant">,
  admin: Person,
): Promise<WorldIntegration> {
  const program = await anApiProgram(server, tenantId, admin.userId);
  headersOfAdmins.set(admin.cookies, program.headers);
  const { db, deps } = server;
  const [made] = await db.inTenant(tenantId, async (tx) => {
    const [place] = await tx.query<{ id: number }>({
      text: "select next_id() as id -- of tenant_id",
      values: [],
    });
    const { id } = required(place, "an id");
    return tx.query<{ webhook: number; webhookDelivery: number }>({
      text: `with endpoint as (
          insert into webhooks (tenant_id, id, url, events, secret_sealed, created_by, created_at)
          values ($1, $2, 'https://hooks.example.com/comanda', '{document.rejected}', $3, $4, $5) returning id
        ), event as (
          insert into webhook_events (tenant_id, type, data) values ($1, 'document.rejected', '{}') returning id
        )
        insert into webhook_deliveries (tenant_id, event_id, webhook_id, state, tries)
        select $1, event.id, endpoint.id, 'failed', 8 from event, endpoint
        returning webhook_id as webhook, id as "webhookDelivery"`,
      values: [
        tenantId,
        id,
        deps.secrets.seal(makeWebhookSecret(), webhookPurpose(tenantId, id)),
        admin.userId,
        deps.clock(),
      ],
    });
  });
  return { apiKey: program.keyId, ...required(made, "the delivery") };
}

/** Imports a document in which a bank settled cards. */
export const aWithholdingDocument = async (admin: Person): Promise<number> =>
  (await admin.call(importWithholdingDocument, { body: await settlementFor(admin) })).ok.id;
