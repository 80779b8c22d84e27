import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { aDesk, type Desk } from "#app/server/testing/cash-desk.ts";
import { moveCash } from "#money/cash/contract/cash.ts";
import { settleRequest } from "../../contract/requests.ts";

async function aDrop(desk: Desk) {
  const params = { sessionId: await desk.open() };
  const body = { uuid: randomUUID(), kind: "drop", amount: 5, reason: "Al banco" } as const;
  return {
    key: body.uuid,
    send: () => desk.cashier.call(moveCash, { params, body, headers: { "idempotency-key": body.uuid } }),
    drops: async () => (await desk.rows("select id from cash_movements where tenant_id = $1")).length,
  };
}

test("what was carried out is said to be saved", async () => {
  const desk = await aDesk();
  const { key, send, drops } = await aDrop(desk);
  const first = await send();
  expect((await desk.cashier.call(settleRequest, { body: { key } })).ok).toEqual({ is_saved: true });
  expect((await send()).raw).toBe(first.raw);
  expect(await drops()).toBe(1);
});

test("what was not carried out never will be", async () => {
  const desk = await aDesk();
  const { key, send, drops } = await aDrop(desk);
  for (const _ of ["asked", "asked again"])
    expect((await desk.cashier.call(settleRequest, { body: { key } })).ok).toEqual({ is_saved: false });
  const late = await send();
  expect([late.status, late.error.code]).toEqual([409, "request_withdrawn"]);
  expect(await drops()).toBe(0);
});

test("at the same moment either the request is carried out and said to be, or neither", async () => {
  const desk = await aDesk();
  const { params } = { params: { sessionId: await desk.open() } };
  for (let round = 0; round < 8; round += 1) {
    const body = { uuid: randomUUID(), kind: "drop", amount: 5, reason: "Al banco" } as const;
    const headers = { "idempotency-key": body.uuid };
    const [sent, settled] = await Promise.all([
      desk.cashier.call(moveCash, { params, body, headers }),
      desk.cashier.call(settleRequest, { body: { key: body.uuid } }),
    ]);
    expect(settled.ok.is_saved).toBe(sent.status === 200);
  }
});

test("a key is its sender's own: nobody learns of another's request, nor withdraws it", async () => {
  const desk = await aDesk();
  const { key, send } = await aDrop(desk);
  expect((await desk.manager.call(settleRequest, { body: { key } })).ok).toEqual({ is_saved: false });
  expect((await send()).status).toBe(200);
});
