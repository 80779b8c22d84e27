import fc from "fast-check";
import { expect, test } from "vitest";
import { childrenFirst } from "./children-first.ts";

test("lines before orders before accounts; a table that names itself is no circle", () => {
  const references = [
    { child: "orders", parent: "accounts" },
    { child: "lines", parent: "orders" },
    { child: "lines", parent: "lines" },
    { child: "lines", parent: "elsewhere" },
  ];
  expect(childrenFirst(["accounts", "lines", "orders"], references)).toEqual(["lines", "orders", "accounts"]);
});

test("a circle is refused with the names of its tables", () => {
  const references = [
    { child: "a", parent: "b" },
    { child: "b", parent: "a" },
  ];
  expect(() => childrenFirst(["a", "b", "c"], references)).toThrow("tables in a circle: a, b");
});

test("every table once, and never a parent before its child, whatever refers to what", () => {
  const names = Array.from({ length: 12 }, (_, at) => `t${at}`);
  const reference = fc
    .tuple(fc.nat(11), fc.nat(11))
    .filter(([child, parent]) => child < parent)
    .map(([child, parent]) => ({ child: `t${child}`, parent: `t${parent}` }));
  fc.assert(
    fc.property(fc.array(reference), fc.shuffledSubarray(names, { minLength: 12 }), (references, tables) => {
      const order = childrenFirst(tables, references);
      expect(order.toSorted()).toEqual(names.toSorted());
      for (const { child, parent } of references)
        expect(order.indexOf(child)).toBeLessThan(order.indexOf(parent));
    }),
    { seed: 7 },
  );
});
