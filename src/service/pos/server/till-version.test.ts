import { expect, test, vi } from "vitest";
import { aCombo } from "#app/server/testing/combo.ts";
import { aCart, aLine, aTill, type Till } from "#app/server/testing/till.ts";
import { createMenuItem, createQuickNotes } from "#db/seeds/menu.ts";
import { Tx } from "#platform/server/db/tx.ts";
import { posInit } from "../contract/pos.ts";

/** A till that has the menu, and what it hears when it asks again. */
async function aTillWithMenu() {
  const till = await aTill();
  const { server, small, waiter } = till;
  await aCombo(till);
  await server.db.inTenant(small.tenantId, async (tx) => {
    await createQuickNotes(tx, null, ["Sin sal"]);
    const groups = [{ title: "Salsas", addons: [{ title: "Roja", price: 0 }] }];
    await createMenuItem(tx, { title: "Taco", price: 200, groups });
    await tx.query({
      text: `insert into price_rules (tenant_id, title, position, dining_options, sources, reach, effect, percent_bp,
          includes_addons) values ($1, 'Hora feliz', 1, '{delivery}', '{}', 'menu', 'percent', -1000, false)`,
      values: [small.tenantId],
    });
    await tx.query({
      text: "insert into item_limits (tenant_id, menu_item_id, remaining) values ($1, $2, 7)",
      values: [small.tenantId, small.items.carne.id],
    });
  });
  let etag = String((await waiter.call(posInit)).headers.etag);
  /** 304 when nothing changed since the last question; else 200, with the answer. */
  const ask = async () => {
    const reply = await waiter.call(posInit, { headers: { "if-none-match": etag } });
    etag = String(reply.headers.etag);
    return reply;
  };
  const run = (text: string, ...values: unknown[]) =>
    server.db.inTenant(small.tenantId, (tx) => tx.query({ text, values: [small.tenantId, ...values] }));
  return { ...till, ask, run };
}

/** Statements of every table that a till's start reads: the row of each is changed, added, taken away. */
const changes: readonly (readonly [string, string])[] = [
  ["categories", "update categories set title = title || ' nueva' where tenant_id = $1"],
  ["combo_choices", "update combo_choices set extra_cents = extra_cents + 1 where tenant_id = $1"],
  ["combo_choices, gone", "delete from combo_choices where tenant_id = $1"],
  ["combo_groups", "update combo_groups set title = title || '.' where tenant_id = $1"],
  ["inventory_items", "update inventory_items set quantity = quantity - 1 where tenant_id = $1"],
  ["item_limits", "update item_limits set remaining = remaining - 1 where tenant_id = $1"],
  ["item_limits, gone", "delete from item_limits where tenant_id = $1"],
  ["menu_addons", "update menu_addons set price_cents = price_cents + 1 where tenant_id = $1"],
  [
    "menu_item_groups",
    `with shared as (insert into modifier_groups (tenant_id, title) values ($1, 'Términos') returning id)
      insert into menu_item_groups (tenant_id, menu_item_id, group_id)
      select i.tenant_id, i.id, shared.id from shared, menu_items i where i.tenant_id = $1`,
  ],
  ["menu_items", "update menu_items set price_cents = price_cents + 1 where tenant_id = $1"],
  ["menu_items, more", "insert into menu_items (tenant_id, title, price_cents) values ($1, 'Sopa', 300)"],
  ["menu_variants", "update menu_variants set title = title || '.' where tenant_id = $1"],
  ["modifier_groups", "update modifier_groups set max_choices = 3 where tenant_id = $1"],
  [
    "offer_hours",
    `insert into offer_hours (tenant_id, menu_item_id, weekdays, from_minute, to_minute)
      select tenant_id, id, '{}', 0, 60 from menu_items where tenant_id = $1 limit 1`,
  ],
  ["payment_types", "update payment_types set is_active = not is_active where tenant_id = $1"],
  ["price_rules", "update price_rules set title = 'Otra' where tenant_id = $1"],
  [
    "price_rule_prices",
    `insert into price_rule_prices (tenant_id, price_rule_id, menu_item_id, price_cents)
      select r.tenant_id, r.id, i.id, 5 from price_rules r join menu_items i using (tenant_id) where tenant_id = $1 limit 1`,
  ],
  [
    "price_rule_targets",
    `insert into price_rule_targets (tenant_id, price_rule_id, menu_item_id)
      select r.tenant_id, r.id, i.id from price_rules r join menu_items i using (tenant_id) where tenant_id = $1 limit 1`,
  ],
  ["print_settings", "update print_settings set footer = 'Vuelva pronto' where tenant_id = $1"],
  ["quick_notes", "update quick_notes set note = 'Sin hielo' where tenant_id = $1"],
  ["quick_notes, gone", "delete from quick_notes where tenant_id = $1"],
  ["recipe_items", "update recipe_items set quantity = quantity + 1 where tenant_id = $1"],
  ["recipe_items, gone", "delete from recipe_items where tenant_id = $1"],
  ["store_settings", "update store_settings set service_charge_bp = 1000 where tenant_id = $1"],
  ["store_tables", "update store_tables set title = title || ' A' where tenant_id = $1"],
  ["store_tables, more", "insert into store_tables (tenant_id, title) values ($1, 'Mesa 99')"],
  ["taxes", "update taxes set rate_bp = rate_bp + 1 where tenant_id = $1"],
];

test.each(changes)("%s: what changes there reaches the till, and nothing else does", async (_, text) => {
  const { ask, run } = await aTillWithMenu();
  expect((await ask()).status).toBe(304);
  await run(text);
  expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(304);
});

test("everything that a till's start reads is watched, and tried above", async () => {
  const { waiter, server, run } = await aTillWithMenu();
  await run("update quick_notes set note = 'Otra' where tenant_id = $1");
  const read = new Set<string>();
  const note = (sql: string) => {
    for (const [, table] of sql.matchAll(/\b(?:from|join)\s+"?([a-z_]+)"?/g)) if (table) read.add(table);
  };
  const spies = [
    vi.spyOn(Tx.prototype, "rows").mockImplementation(function (this: Tx, query) {
      const { sql: text, parameters } = query.compile();
      return this.query({ text, values: [...parameters] });
    }),
    vi.spyOn(Tx.prototype, "query"),
  ] as const;
  await waiter.call(posInit);
  for (const [{ text }] of spies[1].mock.calls) note(text);
  for (const spy of spies) spy.mockRestore();
  read.delete("till_versions");
  // What a view reads is what has to be watched.
  const views = await server.db.directory<{ name: string; text: string }>(
    "select relname as name, pg_get_viewdef(oid) as text from pg_class where relkind = $1",
    ["v"],
  );
  for (const { name, text } of views)
    if (read.delete(name))
      for (const [, table] of text.matchAll(/\b(?:from|join)\s+\(*([a-z_]+)/gi)) if (table) read.add(table);
  const triggers = await server.db.directory<{ table: string }>(
    "select tgrelid::regclass::text as table from pg_trigger where tgname = $1",
    ["till_version"],
  );
  expect(read.size).toBeGreaterThan(10);
  expect([...read].filter((table) => !triggers.some((trigger) => trigger.table === table))).toEqual([]);
  expect([...read].filter((table) => !changes.some(([name]) => name.split(",")[0] === table))).toEqual([]);
});

test("a menu that did not change is answered without being read", async () => {
  const { ask } = await aTillWithMenu();
  const spy = vi.spyOn(Tx.prototype, "query");
  expect((await ask()).status).toBe(304);
  expect(spy.mock.calls).toEqual([]);
  spy.mockRestore();
});

test("a sale that takes from stock or from a countdown reaches the other tills", async () => {
  const { ask, send, small } = await aTillWithMenu();
  const { horchata, quesadilla, carne } = small.items;
  await send(aCart([aLine({ id: horchata.id, price: 1.5 })]));
  expect((await ask()).status).toBe(304);
  await send(aCart([aLine({ id: quesadilla.id, price: 2 })]));
  expect((await ask()).status).toBe(200);
  await send(aCart([aLine({ id: carne.id, price: 6.5 })]));
  expect((await ask()).ok.itemLimits).toMatchObject([{ item_id: carne.id, remaining: 6 }]);
});

test("a limit that ends with the business day ends for a till that has the menu", async () => {
  const { ask, run, server, small } = await aTillWithMenu();
  try {
    server.clock.now = new Date("2026-11-21T01:00:00Z");
    await run("update item_limits set remaining = 0, available_on = '2026-11-21' where tenant_id = $1");
    expect((await ask()).ok.itemLimits).toMatchObject([{ item_id: small.items.carne.id, remaining: 0 }]);
    server.clock.now = new Date("2026-11-21T09:59:59Z");
    expect((await ask()).status).toBe(304);
    server.clock.now = new Date("2026-11-21T10:00:00Z");
    expect((await ask()).ok.itemLimits).toEqual([]);
  } finally {
    server.clock.now = undefined;
  }
});

test("of changes at once none is lost, and what was rolled back was none", async () => {
  const till = await aTillWithMenu();
  const version = () => versionOf(till);
  const before = await version();
  const eight = Array.from({ length: 8 }, (_, index) =>
    till.run("insert into quick_notes (tenant_id, note) values ($1, $2), ($1, 'Otra')", `Nota ${index}`),
  );
  await Promise.all(eight);
  expect(await version()).toBe(before + 8);
  const failing = till.server.db.inTenant(till.small.tenantId, async (tx) => {
    await tx.query({ text: "delete from quick_notes where tenant_id = $1", values: [tx.tenantId] });
    throw new Error("Changed my mind");
  });
  await expect(failing).rejects.toThrow("Changed my mind");
  expect(await version()).toBe(before + 8);
  expect((await till.ask()).status).toBe(200);
});

test("one restaurant's change is none of another's", async () => {
  const [till, other] = [await aTillWithMenu(), await aTillWithMenu()];
  await till.run("delete from quick_notes where tenant_id = $1");
  expect((await other.ask()).status).toBe(304);
  expect((await till.ask()).status).toBe(200);
});

async function versionOf({ server, small }: Till): Promise<number> {
  const [row] = await server.db.inTenant(small.tenantId, (tx) =>
    tx.query<{ version: number }>({
      text: "select version from till_versions where tenant_id = $1",
      values: [tx.tenantId],
    }),
  );
  return row?.version ?? 0;
}
