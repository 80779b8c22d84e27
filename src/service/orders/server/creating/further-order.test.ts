import { expect, test } from "vitest";
import { allAccounts, collide } from "#app/server/testing/collide.ts";
import { aFloor, aKey, type Floor } from "#app/server/testing/floor.ts";
import { aCart, aLine, type CartBody } from "#app/server/testing/till.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { listDrafts, saveDraft } from "#service/drafts/contract/drafts.ts";
import { moveToTable } from "../../contract/accounts.ts";
import { cancelOrders, listOrders, takeOrderBack } from "../../contract/orders.ts";

/** An open takeaway account with one order, and sending a horchata to it. */
async function anAccount(rest: Partial<CartBody> = {}) {
  const floor = await aFloor();
  const orderId = await floor.sendOrder({ deliveryType: "takeaway", ...rest });
  const [group] = (await floor.admin.call(listOrders)).ok.groups;
  const accountId = group?.accounts[0]?.id;
  if (accountId === undefined) throw new Error("The order opened an account");
  const horchata = aLine({ id: floor.small.items.horchata.id, price: 1.5 });
  const add = (changes: Partial<CartBody> = {}) =>
    floor.send(
      aCart([{ ...horchata, uuid: crypto.randomUUID() }], { ...rest, accountId, ...changes }),
      aKey(),
    );
  return { floor, orderId, accountId, add };
}

const cards = async ({ admin }: Floor) =>
  (await admin.call(listOrders)).ok.groups.map(({ orders }) =>
    orders.map(({ round, token_no }) => [round, token_no]),
  );

const pay = async ({ admin, payBody }: Floor, orderIds: OrderId[]) =>
  await admin.call(payOrders, { body: await payBody(orderIds) });

test("a further order of a takeaway account is its next round", async () => {
  const { floor, orderId, add } = await anAccount();
  const second = (await add()).ok;
  await floor.sendOrder();
  expect(await cards(floor)).toEqual([
    [
      [1, 1],
      [2, 2],
    ],
    [[1, 3]],
  ]);
  const undone = await floor.waiter.call(takeOrderBack, {
    params: { id: String(second.orderId) },
    body: { pieces: 1 },
  });
  expect(undone.status).toBe(200);
  expect((await cards(floor))[0]).toEqual([[1, 1]]);
  const again = (await add()).ok.orderId;
  expect((await pay(floor, [orderId, again])).ok).toMatchObject({ invoice_no: 1 });
});

test("a further order of a platform's delivery keeps the platform's number", async () => {
  const platform = { deliveryType: "delivery", source: "delivery_platform", externalNumber: "A-17" } as const;
  const { floor, add } = await anAccount(platform);
  await add({ source: undefined, externalNumber: undefined });
  const [group] = (await floor.admin.call(listOrders)).ok.groups;
  expect(group?.orders.map(({ source, external_number }) => [source, external_number])).toEqual([
    ["delivery_platform", "A-17"],
    ["delivery_platform", "A-17"],
  ]);
});

test("an account that is paid, cancelled or somebody else's gets nothing", async () => {
  const refusal = async (
    close: (account: Awaited<ReturnType<typeof anAccount>>) => Promise<unknown>,
    changes: Partial<CartBody> = {},
  ) => {
    const account = await anAccount();
    await close(account);
    const { floor } = account;
    const rows = "select count(*)::int as orders from orders where tenant_id = $1";
    const before = await floor.rows(rows);
    const { code } = (await account.add(changes)).error;
    expect(await floor.rows(rows)).toEqual(before);
    return code;
  };
  const other = await anAccount();
  const nothing = async () => undefined;
  expect(await refusal(({ floor, orderId }) => pay(floor, [orderId]))).toBe("account_closed");
  expect(
    await refusal(({ floor, orderId }) => floor.admin.call(cancelOrders, { body: { orderIds: [orderId] } })),
  ).toBe("account_closed");
  expect(
    await refusal(({ floor, orderId }) => {
      const body = { orderIds: [orderId], newTableId: floor.small.tables[0] };
      return floor.admin.call(moveToTable, { body });
    }),
  ).toBe("account_closed");
  expect(await refusal(nothing, { deliveryType: "delivery" })).toBe("account_closed");
  expect(await refusal(nothing, { accountId: other.accountId })).toBe("not_found");
  const { floor } = other;
  const dineIn = { deliveryType: "dinein", tableId: floor.small.tables[0] } as const;
  expect((await other.add(dineIn)).error).toMatchObject({
    code: "invalid_input",
    fields: [{ field: "accountId" }],
  });
});

test("an account that is paid while a further order waits for it gets nothing", async () => {
  const { floor, orderId, add } = await anAccount();
  const pays = async () => {
    const isPaid = "update orders set payment_status = 'paid' where tenant_id = $1 and id = $2";
    await floor.rows(isPaid, orderId);
  };
  const [late] = await collide(floor, { hold: allAccounts, calls: [() => add()], meanwhile: pays });
  expect(late?.error.code).toBe("account_closed");
});

test("eight further orders at once are eight rounds", async () => {
  const { floor, add } = await anAccount();
  const replies = await collide(floor, {
    hold: allAccounts,
    calls: Array.from({ length: 8 }, () => () => add()),
  });
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect((await cards(floor)).map((rounds) => rounds.length)).toEqual([9]);
});

test("a draft keeps the account that it is for; one of another restaurant is refused", async () => {
  const { floor, orderId, accountId } = await anAccount();
  const other = await anAccount();
  const { horchata } = floor.small.items;
  const line = { uuid: crypto.randomUUID(), id: horchata.id, title: "Horchata", quantity: 1 };
  const save = (account: { id: typeof accountId; orderId: OrderId; name: string }) => {
    const cart = {
      lines: [{ ...line, price: 1.5, notes: null, variant: null, addons: [] }],
      deliveryType: "takeaway" as const,
      customer: null,
      tableId: null,
      selectedQrOrderItem: null,
      source: null,
      externalNumber: null,
      account,
    };
    return floor.waiter.call(saveDraft, { body: { uuid: crypto.randomUUID(), nameRef: "Ana", cart } });
  };
  const account = { id: accountId, orderId, name: "Para llevar 1 · Ana" };
  expect((await save(account)).status).toBe(200);
  expect((await save({ ...account, id: other.accountId })).error.code).toBe("not_found");
  expect((await save({ ...account, orderId: other.orderId })).error.code).toBe("not_found");
  const { drafts } = (await floor.waiter.call(listDrafts)).ok;
  expect(drafts.map(({ cart }) => cart.account)).toEqual([account]);
});
