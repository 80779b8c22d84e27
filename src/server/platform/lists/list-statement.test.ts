import { expect, test } from "vitest";
import type { ListSource } from "./list-source.ts";
import { countStatement, windowStatement } from "./list-statement.ts";

// Not declared by listSource: the catalogue suite looks at every source that is.
const source: ListSource<"title"> = {
  id: "t.id",
  from: "things t",
  where: "t.tenant_id = $1 and t.kind = $2 or t.kind is null",
  sorts: { title: { by: "t.title", type: "text", index: { fewRows: "a test" } } },
  columns: "t.title",
  details: "join things t on t.tenant_id = $1 and t.id = page.id",
};
const values = [1, "kind"];
const window = { sort: "title", isDescending: false, limit: 26 } as const;
const flat = (text: string) => text.replaceAll(/\s+/g, " ");

test("a page by its number skips rows", () => {
  const { text, values: all } = windowStatement(source, values, { ...window, from: 50 });
  expect(flat(text)).toContain("order by t.title asc, t.id asc limit $3 offset $4");
  expect(all).toEqual([1, "kind", 26, 50]);
});

test.each([
  [false, false, ">", "asc"],
  [false, true, "<", "desc"],
  [true, false, "<", "desc"],
  [true, true, ">", "asc"],
])(
  "descending %s and back %s look %s the row, ordered %s, whatever the filter says",
  (isDescending, isBack, sign, order) => {
    const from = { sort: "title", isBack, key: "Café", id: 9 };
    const { text, values: all } = windowStatement(source, values, { ...window, isDescending, from });
    expect(flat(text)).toContain(
      `where (t.tenant_id = $1 and t.kind = $2 or t.kind is null) and (t.title, t.id) ${sign} ($4::text, $5::bigint) order by t.title ${order}, t.id ${order} limit $3`,
    );
    expect(all).toEqual([1, "kind", 26, "Café", 9]);
  },
);

test("a count stops above its limit", () => {
  const { text, values: all } = countStatement(source, values, 100);
  expect([flat(text).includes("limit $3"), all]).toEqual([true, [1, "kind", 101]]);
});
