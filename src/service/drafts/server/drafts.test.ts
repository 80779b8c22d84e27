import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { z } from "zod";
import { aPerson } from "#app/server/testing/sessions.ts";
import { testNow } from "#app/server/testing/test-clock.ts";
import { aCart, aLine, aTill, type Till } from "#app/server/testing/till.ts";
import { aSmallRestaurant } from "#db/seeds/small-restaurant.ts";
import { deleteDraft, deleteDrafts, listDrafts, saveDraft } from "../contract/drafts.ts";

type Body = z.input<typeof saveDraft.body>;

function aDraft({ small }: Till, changes: Partial<Body["cart"]> = {}, nameRef = "Mesa del fondo"): Body {
  const { carne } = small.items;
  const line = { uuid: randomUUID(), id: carne.id, title: carne.title, quantity: 2, price: 6.5 };
  return {
    uuid: randomUUID(),
    nameRef,
    cart: {
      lines: [{ ...line, notes: "sin sal", variant: null, addons: [] }],
      deliveryType: "dinein",
      customer: null,
      tableId: small.tables[0],
      selectedQrOrderItem: null,
      source: "phone",
      externalNumber: null,
      ...changes,
    },
  };
}

test("what one till puts aside, another till of the restaurant finds", async () => {
  const till = await aTill();
  const body = aDraft(till);
  const saved = await till.waiter.call(saveDraft, { body });
  expect(saved.ok.message).toContain("Mesa del fondo");
  const colleague = await aPerson(till.server, till.small.tenantId, { scope: ["POS"] });
  const { drafts } = (await colleague.call(listDrafts)).ok;
  expect(drafts).toEqual([saved.ok.draft]);
  expect(drafts[0]).toMatchObject({ uuid: body.uuid, nameRef: "Mesa del fondo", cart: { source: "phone" } });
  expect(drafts[0]?.cart.lines[0]).toMatchObject({ quantity: 2, price: 650, notes: "sin sal" });
  const elsewhere = await aSmallRestaurant(till.server.db);
  const stranger = await aPerson(till.server, elsewhere.tenantId, { scope: ["POS"] });
  expect((await stranger.call(listDrafts)).ok.drafts).toEqual([]);
  await stranger.call(deleteDraft, { params: { uuid: body.uuid } });
  await stranger.call(deleteDrafts);
  expect((await colleague.call(listDrafts)).ok.drafts).toHaveLength(1);
});

test("every till hears when a draft comes or goes, and nobody when nothing changed", async () => {
  const till = await aTill();
  const heard = () =>
    till.server.events.filter(
      ({ tenantId, event }) => tenantId === till.small.tenantId && event.type === "drafts_changed",
    ).length;
  const bodies = [aDraft(till), aDraft(till), aDraft(till)] as const;
  for (const body of bodies) await till.waiter.call(saveDraft, { body });
  expect(heard()).toBe(3);
  await till.waiter.call(deleteDraft, { params: { uuid: bodies[0].uuid } });
  await till.waiter.call(deleteDraft, { params: { uuid: bodies[0].uuid } });
  expect(heard()).toBe(4);
  const line = aLine({ id: till.small.items.carne.id, price: 6.5 });
  await till.send(aCart([line], { draft: bodies[1].uuid }));
  expect(heard()).toBe(5);
  await till.waiter.call(deleteDrafts);
  await till.waiter.call(deleteDrafts);
  expect(heard()).toBe(6);
});

test("saved again under its uuid a draft is replaced; eight at once are one", async () => {
  const till = await aTill();
  const body = aDraft(till);
  await Promise.all(Array.from({ length: 8 }, () => till.waiter.call(saveDraft, { body })));
  await till.waiter.call(saveDraft, { body: { ...body, nameRef: "Mesa de afuera" } });
  const { drafts } = (await till.waiter.call(listDrafts)).ok;
  expect(drafts.map(({ nameRef }) => nameRef)).toEqual(["Mesa de afuera"]);
});

test("of two tills that change one draft the second is told and overwrites nothing", async () => {
  const till = await aTill();
  const body = aDraft(till);
  const replaces = (await till.waiter.call(saveDraft, { body })).ok.draft.date.toISOString();
  till.server.clock.now = new Date(testNow().getTime() + 1_000);
  const first = { ...body, nameRef: "Mesa de afuera", replaces };
  expect((await till.waiter.call(saveDraft, { body: first })).status).toBe(200);
  till.server.clock.now = new Date(testNow().getTime() + 2_000);
  expect((await till.waiter.call(saveDraft, { body: first })).status).toBe(200);
  const second = await till.waiter.call(saveDraft, { body: { ...body, nameRef: "Terraza", replaces } });
  till.server.clock.now = undefined;
  expect(second.error.code).toBe("draft_changed");
  const { drafts } = (await till.waiter.call(listDrafts)).ok;
  expect(drafts.map(({ nameRef }) => nameRef)).toEqual(["Mesa de afuera"]);
});

test("one is deleted, also twice; then all of them", async () => {
  const till = await aTill();
  const bodies = [aDraft(till, {}, "uno"), aDraft(till, {}, "dos"), aDraft(till, {}, "tres")];
  for (const body of bodies) await till.waiter.call(saveDraft, { body });
  const uuid = bodies[0]?.uuid ?? "";
  for (const _ of [1, 2])
    expect((await till.waiter.call(deleteDraft, { params: { uuid } })).status).toBe(200);
  expect((await till.waiter.call(listDrafts)).ok.drafts.map(({ nameRef }) => nameRef)).toEqual([
    "tres",
    "dos",
  ]);
  await till.waiter.call(deleteDrafts);
  expect((await till.waiter.call(listDrafts)).ok.drafts).toEqual([]);
});

test("sending the cart of a draft ends the draft in the same transaction", async () => {
  const till = await aTill();
  const body = aDraft(till);
  await till.waiter.call(saveDraft, { body });
  const line = aLine({ id: till.small.items.carne.id, price: 6.5 });
  const refused = await till.send(aCart([{ ...line, price: 1 }], { draft: body.uuid }));
  expect(refused.error.code).toBe("price_changed");
  expect((await till.waiter.call(listDrafts)).ok.drafts).toHaveLength(1);
  expect((await till.send(aCart([line], { draft: body.uuid }))).status).toBe(200);
  expect((await till.waiter.call(listDrafts)).ok.drafts).toEqual([]);
});

test.each([
  ["an empty cart", { lines: [] }, "invalid_input"],
  ["a table nobody has", { tableId: 987_654 }, "table_unknown"],
  ["a customer nobody has", { customer: { id: 987_654, phone: "7", name: "x" } }, "customer_unknown"],
  ["a guests' order nobody has", { selectedQrOrderItem: 987_654 }, "not_found"],
])("%s is refused", async (_, changes, code) => {
  const till = await aTill();
  const reply = await till.waiter.call(saveDraft, { body: aDraft(till, changes) });
  expect(reply.error.code).toBe(code);
  expect((await till.waiter.call(listDrafts)).ok.drafts).toEqual([]);
});

test("an item, variant or add-on that is not the restaurant's is refused", async () => {
  const till = await aTill();
  const { pupusa, carne } = till.small.items;
  const variant = { id: pupusa.variants[0]?.id ?? 0, title: "De maíz", price: 1 };
  const addon = { id: pupusa.addons[0]?.id ?? 0, title: "Extra queso", price: 0.5 };
  const base = {
    uuid: randomUUID(),
    title: "x",
    quantity: 1,
    price: 1,
    notes: null,
    variant: null,
    addons: [],
  };
  const wrong = [
    { ...base, id: 987_654 },
    { ...base, id: carne.id, variant },
    { ...base, id: carne.id, addons: [addon] },
  ];
  for (const line of wrong) {
    const reply = await till.waiter.call(saveDraft, { body: aDraft(till, { lines: [line] }) });
    expect(reply.error.code).toBe("item_unavailable");
  }
  const right = { ...base, id: pupusa.id, variant, addons: [addon] };
  expect((await till.waiter.call(saveDraft, { body: aDraft(till, { lines: [right] }) })).status).toBe(200);
});

test("of eight tills that send one draft the first takes it, the others are told", async () => {
  const till = await aTill();
  const body = aDraft(till);
  await till.waiter.call(saveDraft, { body });
  for (const draft of [body.uuid, randomUUID()]) {
    const line = () => aLine({ id: till.small.items.carne.id, price: 6.5 });
    const replies = await Promise.all(
      Array.from({ length: 8 }, () =>
        till.send(aCart([line()], { draft }), { "idempotency-key": randomUUID() }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const refused of replies.filter(({ status }) => status !== 200))
      expect([refused.status, refused.error.code]).toEqual([409, "draft_closed"]);
  }
});

test("a draft that was sent or deleted does not come back", async () => {
  const till = await aTill();
  const [sent, deleted, neverSaved] = [aDraft(till), aDraft(till), aDraft(till)];
  for (const body of [sent, deleted]) await till.waiter.call(saveDraft, { body });
  const line = aLine({ id: till.small.items.carne.id, price: 6.5 });
  await till.send(aCart([line], { draft: sent.uuid }));
  for (const { uuid } of [deleted, neverSaved]) await till.waiter.call(deleteDraft, { params: { uuid } });
  for (const body of [sent, deleted, neverSaved])
    expect((await till.waiter.call(saveDraft, { body })).error.code).toBe("draft_closed");
  expect((await till.waiter.call(listDrafts)).ok.drafts).toEqual([]);
});
