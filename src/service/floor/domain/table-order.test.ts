import fc from "fast-check";
import { expect, test } from "vitest";
import { byFloors, floorNames, withTable } from "./table-order.ts";

const table = (title: string, floor: string | null = "Salón") => ({ title, floor });
const titles = (tables: readonly { title: string }[]) => tables.map(({ title }) => title);

test("a new table stands where its number belongs on its floor, a new floor at the end", () => {
  const tables = [table("Mesa 2"), table("Mesa 10"), table("Terraza 1", "Terraza")];
  expect(titles(withTable(tables, table("Mesa 9")))).toEqual(["Mesa 2", "Mesa 9", "Mesa 10", "Terraza 1"]);
  expect(titles(withTable(tables, table("Mesa 1")))[0]).toBe("Mesa 1");
  expect(titles(withTable(tables, table("Barra", "Jardín"))).at(-1)).toBe("Barra");
});

test("putting floors in order loses no table and keeps each floor's own order", () => {
  const someTable = fc.record({
    title: fc.string({ maxLength: 4 }),
    floor: fc.constantFrom("A", "B", "C", null),
  });
  fc.assert(
    fc.property(
      fc.array(someTable, { maxLength: 12 }),
      fc.subarray(["A", "B", "C", null]),
      (tables, floors) => {
        const ordered = byFloors(tables, floors);
        expect(ordered).toHaveLength(tables.length);
        const named = floorNames(ordered);
        expect(named.slice(0, floors.length).filter((floor) => floors.includes(floor))).toEqual(
          floors.filter((floor) => tables.some((other) => other.floor === floor)),
        );
        for (const floor of named)
          expect(ordered.filter((other) => other.floor === floor)).toEqual(
            tables.filter((other) => other.floor === floor),
          );
      },
    ),
  );
});
