import type { SmallRestaurant } from "#db/seeds/small-restaurant.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { TestServer } from "../testing/test-server.ts";

/** What guests' phones know of a world. */
export interface WorldVisit {
  /** At the third table, with a phone that asks to join and a call. */
  readonly visit: number;
  readonly visitPhone: number;
  /** What a guest said. */
  readonly feedback: number;
  /** Of its menu, which is on; `locator` is of the third table. */
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
  return {
    ...required(visit, "the visit"),
    ...required(code, "the codes"),
    ...required(said, "the feedback"),
  };
}
