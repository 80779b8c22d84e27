import { expect, test } from "vitest";
import { aFloor, eight } from "#app/server/testing/floor.ts";
import { readFloor, saveFloor } from "../contract/floor.ts";

const spot = { shape: "round", x: 4, y: 2, width: 4, height: 3 } as const;

test("tables have no place until somebody draws the plan", async () => {
  const floor = await aFloor();
  const before = (await floor.waiter.call(readFloor)).ok;
  expect(before.tables[0]).toMatchObject({ table_title: "Mesa 1", shape: "square", x: null, y: null });
  expect(before.waiters.map((person) => person.id).toSorted()).toEqual(
    [floor.waiter.userId, floor.admin.userId].toSorted(),
  );
  const [first, second] = floor.small.tables;
  const saved = await floor.admin.call(saveFloor, {
    body: {
      tables: [
        { id: second, ...spot, x: 12 },
        { id: first, ...spot },
      ],
    },
  });
  expect(saved.ok.message).toBe("The floor plan was saved.");
  const after = (await floor.waiter.call(readFloor)).ok;
  expect(after.tables.slice(0, 2)).toMatchObject([spot, { ...spot, x: 12 }]);
  expect(
    floor.server.events.filter(
      ({ tenantId, event }) => tenantId === floor.small.tenantId && event.type === "floor_changed",
    ),
  ).toHaveLength(1);
});

test("a plan with an unknown table is not saved at all", async () => {
  const floor = await aFloor();
  const [first] = floor.small.tables;
  const unknown = await floor.admin.call(saveFloor, {
    body: {
      tables: [
        { id: first, ...spot },
        { id: 999_999, ...spot },
      ],
    },
  });
  expect(unknown.error.code).toBe("not_found");
  const off = await floor.admin.call(saveFloor, { body: { tables: [{ id: first, ...spot, x: 58 }] } });
  expect(off.error.code).toBe("invalid_input");
  expect((await floor.waiter.call(readFloor)).ok.tables[0]?.x).toBeNull();
});

test("eight people who draw at once end with one of their plans, whole", async () => {
  const floor = await aFloor();
  const [first, second] = floor.small.tables;
  const replies = await Promise.all(
    eight.map((_, index) => {
      const tables = [
        { id: first, ...spot, x: index },
        { id: second, ...spot, x: index + 20 },
      ];
      return floor.admin.call(saveFloor, {
        body: { tables: index % 2 === 0 ? tables : tables.toReversed() },
      });
    }),
  );
  expect(replies.map((reply) => reply.status)).toEqual(eight.map(() => 200));
  const { tables } = (await floor.waiter.call(readFloor)).ok;
  expect((tables[1]?.x ?? 0) - (tables[0]?.x ?? 0)).toBe(20);
});
