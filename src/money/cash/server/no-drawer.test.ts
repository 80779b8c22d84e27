import { expect, test } from "vitest";
import { aDesk } from "#app/server/testing/cash-desk.ts";
import { aKey } from "#app/server/testing/floor.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { required } from "#platform/server/http/app-error.ts";
import { addDrawer, cashDesk, setCashRules } from "../contract/cash.ts";

test("a restaurant may sell with an open drawer only", async () => {
  const desk = await aDesk();
  await desk.admin.call(setCashRules, {
    body: { difference_limit: 0, is_session_required: true, day_cutoff_hour: 4 },
  });
  const body = await desk.payBody([await desk.sendReadyOrder()]);
  expect((await desk.cashier.call(payOrders, { body })).error.code).toBe("cash_session_required");
  await desk.open();
  expect((await desk.cashier.call(payOrders, { body })).status).toBe(200);
});

test("who has no drawer is told when others have them all, or none is in use", async () => {
  const desk = await aDesk();
  await desk.rows("update store_settings set is_cash_session_required = true where tenant_id = $1");
  await desk.admin.call(addDrawer, { body: { title: "Caja 2" } });
  const [, other] = (await desk.admin.call(cashDesk)).ok.drawers;
  await desk.open();
  const second = { drawer_id: required(other, "a second drawer").id };
  const body = await desk.payBody([await desk.sendReadyOrder()]);
  const refusal = async () => (await desk.admin.call(payOrders, { body, headers: aKey() })).error;
  await desk.open(desk.manager, second);
  expect(await refusal()).toMatchObject({ code: "cash_drawers_taken" });
  await desk.rows("update cash_sessions set closed_at = opened_at where tenant_id = $1");
  expect(await refusal()).toMatchObject({ code: "cash_session_required" });
  await desk.rows("update cash_drawers set is_enabled = false where tenant_id = $1");
  expect(await refusal()).toMatchObject({ code: "cash_drawer_missing" });
});
