import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { aPerson } from "#app/server/testing/sessions.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { createTenant } from "#core/tenants/server/public.ts";
import { importMenu } from "#menu/menu-file/contract/menu-file.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { runTrialSale } from "../contract/trial-sale.ts";

test("the first dish is sold, made, charged and documented, and no row is left of it", async () => {
  const server = await testServer();
  const tenantId = await createTenant(server.db, { name: "Nueva" });
  const owner = await aPerson(server, tenantId, { role: "admin" });
  const tried = () => owner.call(runTrialSale, { body: { quantity: 3 } });
  expect((await tried()).error.code).toBe("nothing_to_try");
  await owner.call(importMenu, {
    body: { csv: "Tipo,Nombre,Precio\nplatillo,Atol,1.50\nvariante,Grande,2.25" },
    headers: aKey(),
  });
  const rows = () => server.db.inTenant(tenantId, countedRows);
  const before = await rows();
  const sale = (await tried()).ok;
  expect(before).toMatchObject({ menu_items: 1, orders: 0, stock_movements: 0, control_numbers: 0 });
  expect(await rows()).toEqual(before);
  const due = sale.dish.price * 3;
  expect(sale.ticket.ticket.items).toMatchObject([{ item_title: sale.dish.title, quantity: 3 }]);
  expect(sale.receipt).toMatchObject({ payableTotal: due, invoiceNo: 0, orderNos: [] });
  expect(sale.receipt.itemsTotal + sale.receipt.taxTotal).toBe(due);
  expect(sale.document).toMatchObject({ tipoDte: "01", totalPagar: due, isValid: true });
  expect(sale.is_issuing).toBe(false);
});

/** How many rows a restaurant has in each of its tables. */
async function countedRows(tx: Tx): Promise<Record<string, number>> {
  const tables = await tx.query<{ name: string }>({
    text: `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and has_table_privilege(c.oid, 'select')`,
    values: [],
  });
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await tx.query<{ count: number }>({
      text: `select count(*)::int as count from "${name}" where tenant_id = $1`,
      values: [tx.tenantId],
    });
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

test("a trial is of the restaurant's own settings, and for those who set it up", async () => {
  const floor = await aFloor();
  await floor.rows(
    "update store_settings set service_charge_bp = 1000, is_service_charge_taxed = false where tenant_id = $1 returning 1",
  );
  const { dish, receipt, ticket } = (await floor.admin.call(runTrialSale, { body: { quantity: 1 } })).ok;
  expect(receipt.serviceChargeTotal).toBeGreaterThan(0);
  expect(receipt.payableTotal).toBe(receipt.itemsTotal + receipt.taxTotal + receipt.serviceChargeTotal);
  expect(receipt.lines).toMatchObject([{ title: dish.title, variant_title: dish.variant }]);
  expect(ticket.ticket.table_title).toBe("Mesa 1");
  for (const quantity of [0, 10, 1.5])
    expect((await floor.admin.call(runTrialSale, { body: { quantity } })).error.code).toBe("invalid_input");
  const cook = await aPerson(floor.server, floor.small.tenantId, { scope: ["KITCHEN"] });
  expect((await cook.call(runTrialSale, { body: { quantity: 1 } })).error.code).toBe("not_permitted");
});
