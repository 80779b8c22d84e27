import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { anIssuer, type IssuingFloor } from "#app/server/testing/ministry/issuer.ts";
import { aCompany } from "#app/server/testing/ministry/issuing-actions.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { aLine } from "#app/server/testing/till.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { required } from "#platform/server/http/app-error.ts";

const server = await ownTestServer();

const newest = async (floor: IssuingFloor) => required((await floor.documents()).at(-1), "a document");

/** Sells the usual lines, and gives the document that the sale made. */
async function sell(floor: IssuingFloor) {
  const orderId = await floor.sendReadyOrder();
  const body = await floor.payBody([orderId]);
  expect((await floor.admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  return newest(floor);
}

/** What the ministry was asked about documents. */
const asked = ({ ministry }: IssuingFloor) =>
  ministry.exchanges().flatMap(({ service }) => (service === "auth" ? [] : [service]));

test("a sale has its document with the numbers at once, signed and sealed by the queue", async () => {
  const floor = await anIssuer(server);
  const made = await sell(floor);
  expect(made).toMatchObject({
    kind: "01",
    state: "generated",
    control_number: "DTE-01-M001P001-000000000000001",
    problems: null,
    seal: null,
  });
  await floor.deliver(made.id);
  const [sealed] = floor.ministry.liveDocuments();
  expect(await newest(floor)).toMatchObject({ state: "sealed", seal: sealed?.seal });
  expect(sealed?.generationCode).toBe(made.generation_code);
  // What is sealed is left alone, however often the queue comes by.
  await floor.deliver(made.id);
  expect(asked(floor)).toEqual(["reception"]);
  expect((await sell(floor)).control_number).toBe("DTE-01-M001P001-000000000000002");
});

test("what cost nothing has a document only for a named buyer", async () => {
  const floor = await anIssuer(server);
  const { id } = floor.small.items.carne;
  await floor.rows("update menu_items set price_cents = 0 where tenant_id = $1 and id = $2", id);
  const payForNothing = async (rest: object) => {
    const orderId = await floor.sendReadyOrder({ cart: [aLine({ id, price: 0 })] });
    const body = await floor.payBody([orderId], rest);
    expect((await floor.admin.call(payOrders, { body, headers: aKey() })).status).toBe(200);
  };
  await payForNothing({});
  expect(await floor.documents()).toEqual([]);
  await payForNothing({ receptor: { ...aCompany, nombre: "Ana Pérez" } });
  expect(await floor.documents()).toMatchObject([{ kind: "01" }]);
});

test("a lost answer is asked for: the document is there once", async () => {
  const floor = await anIssuer(server);
  const { id } = await sell(floor);
  floor.ministry.addFault({ kind: "lost", on: "reception", times: 1 });
  await floor.deliver(id);
  expect(await newest(floor)).toMatchObject({ state: "sealed" });
  expect(asked(floor)).toEqual(["reception", "consultation"]);
  expect(floor.ministry.liveDocuments()).toHaveLength(1);
});

test("a rejection waits for a person, with the ministry's words", async () => {
  const floor = await anIssuer(server);
  const { id } = await sell(floor);
  floor.ministry.addFault({ kind: "reject", code: "020", on: "reception", times: 1 });
  await floor.deliver(id);
  await floor.deliver(id);
  expect(await newest(floor)).toMatchObject({ state: "rejected", words: { code: "020" } });
  expect(asked(floor)).toEqual(["reception"]);
});

test("014 after two resends waits for a person and begins no contingency", async () => {
  const floor = await anIssuer(server);
  const { id } = await sell(floor);
  floor.ministry.addFault({ kind: "reject", code: "014", field: "receptor.nrc", on: "reception" });
  await floor.deliver(id);
  expect(await newest(floor)).toMatchObject({ state: "rejected", next_at: null, words: { code: "014" } });
  expect(asked(floor)).toEqual(["reception", "reception", "reception"]);
  expect(await floor.rows("select id from contingencies where tenant_id = $1")).toEqual([]);
});

test("credentials that are refused stop everything until somebody mends them", async () => {
  const floor = await anIssuer(server);
  const [first, second] = [await sell(floor), await sell(floor)];
  await floor.rows("update tax_credentials set user_name = '06140511991028' where tenant_id = $1");
  await floor.deliver(first.id);
  await floor.deliver(second.id);
  expect(await floor.rows("select environment, why from tax_halts where tenant_id = $1")).toEqual([
    { environment: "00", why: "credentials" },
  ]);
  expect(floor.ministry.liveDocuments()).toHaveLength(0);
});

test("while nobody answers what is sold is of a contingency, and waits for its event", async () => {
  const floor = await anIssuer(server);
  const { id } = await sell(floor);
  await floor.ministry.refuseConnections();
  await floor.deliver(id);
  expect(await floor.rows("select kind, ended_at from contingencies where tenant_id = $1")).toEqual([
    { kind: 1, ended_at: null },
  ]);
  const later = await sell(floor);
  await floor.deliver(later.id);
  expect((await newest(floor)).state).toBe("contingency");
});
