import fc from "fast-check";
import { expect, test } from "vitest";
import { categoryColours } from "#menu/menu/domain/category-colour.ts";
import { newItemBilling, withIvaIncluded, withTaxable } from "#menu/menu/domain/item-billing.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { FILE_LINES_MAX, type FileItem, fileColumns, fileKinds } from "./menu-file.ts";
import { readMenuFile } from "./read-menu-file.ts";
import { categoryFileLine, itemFileLines, type WrittenLine } from "./write-menu-file.ts";

const words = {
  columnOf: (head: string) => fileColumns.find((column) => column === head.trim()) ?? null,
  kindOf: (text: string) => fileKinds.find((kind) => kind === text) ?? null,
  colourOf: (text: string) => categoryColours.find((colour) => colour === text) ?? null,
  flagOf: () => null,
};
const written = {
  kind: (kind: string) => kind,
  flag: (isOn: boolean) => (isOn ? "yes" : "no"),
  colour: (colour: string) => colour,
};
const rowsOf = (lines: readonly WrittenLine[]) => [
  [...fileColumns],
  ...lines.map((line) => fileColumns.map((column) => line[column] ?? "")),
];
/** Reads rows given as objects; the head has all columns. */
const read = (...lines: WrittenLine[]) => readMenuFile(rowsOf(lines), words);
const reasons = (...lines: WrittenLine[]) =>
  read(...lines).problems.map(({ line, column, reason }) => [line, column, reason]);

const item: WrittenLine = { kind: "item", title: "Pupusa", price: "1.00" };

const title = fc
  .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(..."abñ é=+-@'\"\n;,1.") })
  .map((text) => text.trim())
  .filter((text) => text !== "" && !text.startsWith("'"));
const price = fc.integer({ min: 0, max: 100_000_000 }).map(cents);
const distinct = <Part extends { title: string }>(part: fc.Arbitrary<Part>) =>
  fc.uniqueArray(part, { maxLength: 3, selector: ({ title }) => title });
const billing = fc.constantFrom(
  withIvaIncluded(newItemBilling, true),
  withIvaIncluded(newItemBilling, false),
  withTaxable(newItemBilling, false),
  { ...withTaxable(newItemBilling, false), isNotSubject: true },
);

const anItem: fc.Arbitrary<FileItem> = fc
  .record({
    line: fc.constant(0),
    id: fc.option(fc.integer({ min: 1, max: 2 ** 52 })),
    category: fc.option(title),
    title,
    description: fc.option(title),
    price,
    isVisible: fc.boolean(),
    tax: fc.option(title),
    station: fc.option(title),
    billing,
    variants: distinct(fc.record({ line: fc.constant(0), title, price })),
    addons: distinct(
      fc.record({ line: fc.constant(0), title, price, group: fc.constant(null), isDefault: fc.boolean() }),
    ),
  })
  .chain((partial) =>
    fc
      .record({
        isGrouped: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 1_000_000_000 }).map(thousandths),
      })
      .map(({ isGrouped, quantity }) => ({
        ...partial,
        groups:
          isGrouped && partial.addons.length > 0
            ? [{ line: 0, title: "G", min: 1, max: null, maxEach: 2, isRequired: true }]
            : [],
        addons: partial.addons.map((addon) => (isGrouped ? { ...addon, group: "G" } : addon)),
        recipe: partial.variants.map((variant) => ({
          line: 0,
          ingredient: "Masa",
          variant: variant.title,
          addon: null,
          quantity,
        })),
      })),
  );

const unnumbered = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === "line" ? undefined : inner)));

test("what is written is read as the same menu", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anItem, { maxLength: 4, selector: ({ title }) => title }), (items) => {
      const categories = [
        { line: 2, title: "Entradas", isVisible: true, station: null, course: null, colour: "teal" },
        { line: 3, title: "Platos", isVisible: false, station: "Cocina", course: 2, colour: null },
      ] as const;
      const lines = [
        ...categories.map((category) => categoryFileLine(category, written)),
        ...items.flatMap((each) => itemFileLines(each, written)),
      ];
      const { menu, problems } = read(...lines);
      expect(problems).toEqual([]);
      expect(unnumbered(menu)).toEqual(unnumbered({ categories, items }));
    }),
  );
});

test("a file says of what has no tax whether it is subject, or leaves it", () => {
  const subject = ({ menu }: ReturnType<typeof read>) =>
    menu.items.map(({ billing }) => billing.isNotSubject);
  const untaxed = { ...item, taxable: "no" };
  expect(subject(read({ ...untaxed, not_subject: "sí" }, untaxed))).toEqual([true, null]);
  expect(reasons({ ...item, not_subject: "sí" })).toEqual([[2, "not_subject", "not_subject_is_untaxed"]]);
});

test("a file without the column of courses says nothing of them", () => {
  const rows = [
    ["kind", "title", "course"],
    ["category", "Entradas", "1"],
    ["category", "Bebidas", ""],
    ["category", "Postres", "10"],
  ];
  const { menu, problems } = readMenuFile(rows, words);
  expect(menu.categories.map(({ course }) => course)).toEqual([1, null, null]);
  expect(problems).toMatchObject([{ line: 4, column: "course", reason: "too_large" }]);
  const without = readMenuFile(
    rows.map((row) => row.slice(0, 2)),
    words,
  );
  expect(without.menu.categories[0]).not.toHaveProperty("course");
});

test("a file without the column of colours says nothing of them", () => {
  const rows = [
    ["kind", "title", "colour"],
    ["category", "Entradas", "teal"],
    ["category", "Bebidas", ""],
    ["category", "Postres", "beige"],
  ];
  const { menu, problems } = readMenuFile(rows, words);
  expect(menu.categories.map(({ colour }) => colour)).toEqual(["teal", null, null]);
  expect(problems).toMatchObject([{ line: 4, column: "colour", reason: "colour_unknown", found: "beige" }]);
  const without = readMenuFile(
    rows.map((row) => row.slice(0, 2)),
    words,
  );
  expect(without.menu.categories[0]).not.toHaveProperty("colour");
});

test("columns stand in any order, unknown ones and empty rows are skipped", () => {
  const { menu, problems } = readMenuFile(
    [
      ["price", "Mi nota", "title", "kind"],
      ["", "", "", ""],
      ["$ 2,50", "x", "Té", "item"],
    ],
    words,
  );
  expect(problems).toEqual([]);
  expect(menu.items[0]).toMatchObject({ line: 3, title: "Té", price: 250, isVisible: true });
});

test("a head that lacks a column or has one twice is refused before anything is read", () => {
  expect(readMenuFile([["kind", "kind"], ["item"]], words).problems).toEqual([
    { line: 1, column: "title", reason: "column_missing" },
    { line: 1, column: "kind", reason: "column_twice" },
  ]);
});

test("an apostrophe that guards a formula is not part of the text", () => {
  expect(read({ ...item, title: "'=Suma", description: "'tis" }).menu.items[0]).toMatchObject({
    title: "=Suma",
    description: "'tis",
  });
});

test("every wrong cell is told with its line and column, all of them at once", () => {
  expect(
    reasons(
      { kind: "variant", title: "Antes", price: "1" },
      { kind: "item", title: "", price: "1e9" },
      { kind: "item", title: "A", price: "-1", visible: "quizás" },
      { kind: "item", title: "B", price: "1.005", description: "x".repeat(501) },
      { kind: "postre", title: "C" },
      { kind: "item", title: "D" },
      { title: "E" },
    ),
  ).toEqual([
    [2, "kind", "no_item_above"],
    [3, "title", "required"],
    [3, "price", "not_a_number"],
    [4, "price", "negative"],
    [4, "visible", "not_yes_or_no"],
    [5, "description", "too_long"],
    [5, "price", "too_many_decimals"],
    [6, "kind", "kind_unknown"],
    [7, "price", "required"],
    [8, "price", "required"],
  ]);
});

test("a price is not larger than any that is taken, a rate not than 100 %", () => {
  expect(reasons({ ...item, price: "1000000.01" }, { ...item, title: "B", iva: "100.01" })).toEqual([
    [2, "price", "too_large"],
    [3, "iva", "too_large"],
  ]);
});

test("both marks are understood where that is certain", () => {
  const quantity = (text: string) =>
    read(item, { kind: "recipe", title: "Queso", quantity: text }).menu.items[0]?.recipe[0]?.quantity;
  expect(read({ ...item, price: "1,5" }).menu.items[0]?.price).toBe(150);
  expect(read({ ...item, price: "$1,250.50" }).menu.items[0]?.price).toBe(125_050);
  expect(read({ ...item, price: "1.250,50" }).menu.items[0]?.price).toBe(125_050);
  const priceOf = (price: string) => read({ ...item, price }).problems;
  expect(priceOf("4,205")).toMatchObject([{ reason: "thousands_mark", readings: { thousands: "4205" } }]);
  expect(priceOf("1.000")).toEqual([
    {
      line: 2,
      column: "price",
      reason: "ambiguous_number",
      found: "1.000",
      readings: { thousands: "1000", decimal: "1" },
    },
  ]);
  expect(quantity("0,125")).toBe(125);
  expect(reasons(item, { kind: "recipe", title: "Queso", quantity: "1,250" })).toEqual([
    [3, "quantity", "ambiguous_number"],
  ]);
});

test.each(["１２．５０", "١٢٫٥٠", "۱۲٫۵۰", "१२.५०", "$ 12.50"])("%s is a price of 12.50", (typed) => {
  expect(read({ ...item, price: typed }).menu.items.map((each) => each.price)).toEqual([1_250]);
});

test("parts are of the item above, with titles once and rules that can be kept", () => {
  expect(
    reasons(
      item,
      { kind: "variant", title: "Maíz", price: "1" },
      { kind: "variant", title: "Maíz", price: "1" },
      { kind: "group", title: "Salsas", min: "3" },
      { kind: "addon", title: "Roja", price: "0", group: "Salsas" },
      { kind: "addon", title: "Verde", price: "0", group: "Otra" },
      { kind: "recipe", title: "Masa", variant: "Arroz", quantity: "1" },
      { kind: "recipe", title: "Masa", variant: "Maíz", addon: "Roja", quantity: "0" },
    ),
  ).toEqual([
    [4, "title", "title_twice"],
    [5, "title", "group_rules"],
    [7, "group", "group_unknown"],
    [8, "variant", "variant_unknown"],
    [9, "quantity", "required"],
    [9, "addon", "variant_or_addon"],
  ]);
});

test("the rules of tax documents hold for a file too", () => {
  expect(
    reasons(
      { ...item, iva_included: "yes", tribute: "59" },
      { ...item, title: "B", additional_tribute: "59", additional_rate: "5" },
    ),
  ).toEqual([
    [2, "tribute", "iva_needs_tribute"],
    [3, "additional_tribute", "iva_included_first"],
  ]);
});

test("a file without end is refused, and nothing of it is a menu without lines", () => {
  const lines = Array.from({ length: FILE_LINES_MAX + 5 }, () => ["item", "A", "1"]);
  const { problems } = readMenuFile([["kind", "title", "price"], ...lines], words);
  expect(problems).toEqual([{ line: FILE_LINES_MAX + 2, column: null, reason: "too_many_lines" }]);
  expect(readMenuFile([["kind", "title"]], words).problems).toEqual([
    { line: 1, column: null, reason: "nothing_in_it" },
  ]);
});

test.each(["category", "variant"])(
  "the longest file is read to its end, and a title twice is found: %s",
  (kind) => {
    const lines = Array.from({ length: FILE_LINES_MAX - 2 }, (_, index) => [
      kind,
      `Parte número ${index}`,
      "1",
    ]);
    const rows = [["kind", "title", "price"], ["item", "Sopa", "1"], ...lines, [kind, "PARTE NUMERO 7", "1"]];
    const { problems } = readMenuFile(rows, words);
    expect(problems.at(-1)).toMatchObject({ line: FILE_LINES_MAX + 1, reason: "title_twice" });
  },
);

test("control characters and unseen titles are refused in a file as in a form", () => {
  expect(reasons({ ...item, title: "Sopa\u001b[2J" }, { ...item, title: "\u200b\u200b" })).toEqual([
    [2, "title", "control_characters"],
    [3, "title", "required"],
  ]);
});

test("an item of a file has a hundred variants at most; the one after them is named", () => {
  const variants = Array.from({ length: 102 }, (_, index) => ({
    kind: "variant" as const,
    title: `V${index}`,
    price: "1",
  }));
  expect(reasons(item, ...variants)).toEqual([[103, null, "too_many_choices"]]);
});

test("a list of another program is understood: Producto;Precio;Categoria", () => {
  const { menu, heads, problems } = readMenuFile(
    [
      ["Producto", "Precio de venta (US$)", "Familia", "Existencias"],
      ["Sopa", "$3.50", "Platos", "4"],
      ["Té", "1", "Bebidas", ""],
    ],
    words,
  );
  expect(problems).toEqual([]);
  expect(heads.map(({ column }) => column)).toEqual(["title", "price", "category", null]);
  expect(menu.items).toMatchObject([
    { line: 2, title: "Sopa", price: 350, category: "Platos" },
    { line: 3, title: "Té", price: 100, category: "Bebidas" },
  ]);
});

test("a heading of ours comes before a likely one, wherever it stands", () => {
  const { heads } = readMenuFile([["Nombre", "title", "Valor", "PVP"]], words);
  expect(heads.map(({ column }) => column)).toEqual([null, "title", "price", null]);
});

test("a person says what each column is; one meaning twice is refused", () => {
  const rows = [
    ["A", "B"],
    ["1.25", "Pan"],
  ];
  expect(readMenuFile(rows, words).problems).toEqual([
    { line: 1, column: "title", reason: "column_missing" },
  ]);
  expect(readMenuFile(rows, words, ["price", "title"]).menu.items).toMatchObject([
    { title: "Pan", price: 125 },
  ]);
  expect(readMenuFile(rows, words, ["title", "title"]).problems).toEqual([
    { line: 1, column: "title", reason: "column_twice" },
  ]);
});

test("a file without prices is told so once, at its head", () => {
  const lines = ["Sopa", "Té", "Pan"].map((title) => [title]);
  expect(readMenuFile([["title"], ...lines], words).problems).toEqual([
    { line: 1, column: "price", reason: "column_missing" },
  ]);
});
