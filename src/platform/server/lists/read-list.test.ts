import { expect, test } from "vitest";
import type { ListSource } from "./list-source.ts";
import { countStatement, windowStatement } from "./read-list.ts";

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

const inPieces: ListSource<"price"> = {
  ...source,
  sorts: {
    price: {
      by: "t.price",
      type: "bigint",
      index: "things_by_day_and_price",
      pieces: { from: "unnest($3::date[]) piece (day)", where: "t.day = piece.day" },
    },
  },
};

test("of a list in pieces each gives as many rows as the page reaches", () => {
  const pieceValues = [...values, ["2026-11-20", "2026-11-21"]];
  const priceWindow = { sort: "price", isDescending: true, limit: 26 } as const;
  const numbered = windowStatement(inPieces, pieceValues, { ...priceWindow, from: 50 });
  expect(flat(numbered.text)).toContain(
    "from unnest($3::date[]) piece (day) cross join lateral ( select t.id as id, t.price as key from things t " +
      "where (t.tenant_id = $1 and t.kind = $2 or t.kind is null) and (t.day = piece.day) " +
      "order by t.price desc, t.id desc limit $4::bigint + $5::bigint ) chosen " +
      "order by chosen.key desc, chosen.id desc limit $4 offset $5",
  );
  expect(numbered.values).toEqual([...pieceValues, 26, 50]);
  const from = { sort: "price", isBack: true, key: "650", id: 9 };
  const behind = windowStatement(inPieces, pieceValues, { ...priceWindow, from });
  expect(flat(behind.text)).toContain(
    "and (t.day = piece.day) and (t.price, t.id) > ($5::bigint, $6::bigint) order by t.price asc, t.id asc limit $4 ) chosen " +
      "order by chosen.key asc, chosen.id asc limit $4 )",
  );
});

test("what is read in pieces is counted in pieces", () => {
  const { text } = countStatement(inPieces, [...values, ["2026-11-20"]], { sort: "price", most: 100 });
  expect(flat(text)).toContain(
    "from unnest($3::date[]) piece (day) cross join lateral ( select from things t " +
      "where (t.tenant_id = $1 and t.kind = $2 or t.kind is null) and (t.day = piece.day) limit $4 ) chosen limit $4",
  );
});

test("a count stops above its limit", () => {
  const { text, values: all } = countStatement(source, values, { sort: "title", most: 100 });
  expect([flat(text).includes("limit $3"), all]).toEqual([true, [1, "kind", 101]]);
});
