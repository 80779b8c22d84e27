import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { namesInScripts, typedInScripts } from "#platform/domain/text/testing/typed-in-scripts.ts";
import { orderFilters } from "./order-status.ts";
import { type GroupableOrder, isGroupShown, namedFirst, tableGroups } from "./table-groups.ts";

function order(id: number, accountId: number, over: Partial<GroupableOrder> = {}): GroupableOrder {
  const table = { table_id: toId<"Table">(4), table_title: "Mesa 4", floor: "Terraza" };
  const rest = { token_no: 100 + id, status: "created", customer_name: null, external_number: null } as const;
  return { id: toId(id), account_id: toId(accountId), ...table, ...rest, ...over };
}

test("the accounts of one table stand together", () => {
  const none = { table_id: null, table_title: null, floor: null };
  const groups = tableGroups([
    order(1, 7),
    order(2, 9, none),
    order(3, 8),
    order(4, 10, none),
    order(5, 9, none),
  ]);
  expect(groups.map((group) => [group.table_title, group.order_ids])).toEqual([
    ["Mesa 4", [1, 3]],
    [null, [2, 5]],
    [null, [4]],
  ]);
  expect(tableGroups([])).toEqual([]);
});

test("search finds table, customer and number without case or accents", () => {
  const [group] = tableGroups([
    order(1, 7),
    order(2, 7, { customer_name: "José Peña", external_number: "PY-881" }),
  ]);
  const finds = (search: string) => group !== undefined && isGroupShown(group, "all", search);
  for (const search of ["", " mesa 4", "TERRAZA", "102", "jose pena", "py-88"])
    expect([search, finds(search)]).toEqual([search, true]);
  expect(finds("salon")).toBe(false);
});

test("what the search names whole stands first, the others in their order", () => {
  const table = (id: number) => ({ table_id: toId<"Table">(id), table_title: `Mesa ${id}` });
  const groups = tableGroups([12, 10, 1, 2].map((id) => order(id, id, table(id))));
  const titles = (search: string) => namedFirst(groups, search).map(({ table_title: title }) => title);
  expect(titles("mesa 1")).toEqual(["Mesa 1", "Mesa 12", "Mesa 10", "Mesa 2"]);
  expect(titles("110")).toEqual(["Mesa 10", "Mesa 12", "Mesa 1", "Mesa 2"]);
  expect(titles("")).toEqual(["Mesa 12", "Mesa 10", "Mesa 1", "Mesa 2"]);
});

test("a card is under one filter besides all: the counts add up", () => {
  const states = ["created", "preparing", "completed", "delivered"] as const;
  for (const first of states)
    for (const second of states) {
      const [group] = tableGroups([order(1, 7, { status: first }), order(2, 7, { status: second })]);
      const under = orderFilters.filter((filter) => group !== undefined && isGroupShown(group, filter, ""));
      expect(under).toHaveLength(2);
    }
  const [mixed] = tableGroups([order(1, 7), order(2, 7, { status: "completed" })]);
  expect(mixed !== undefined && isGroupShown(mixed, "preparing", "102")).toBe(true);
});

test.each(typedInScripts)("$typed finds the account of $name", ({ name, typed }) => {
  const groups = tableGroups(
    namesInScripts.map((customer, index) =>
      order(index + 1, index + 1, { customer_name: customer, table_id: toId(index + 1) }),
    ),
  );
  const found = groups.filter((group) => isGroupShown(group, "all", typed));
  expect(found.flatMap(({ orders }) => orders.map((each) => each.customer_name))).toEqual([name]);
});
