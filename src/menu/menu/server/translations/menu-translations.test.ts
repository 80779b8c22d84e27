import { expect, test } from "vitest";
import { aKey } from "#app/server/testing/floor.ts";
import { aMenuDesk, anItem } from "#app/server/testing/menu-desk.ts";
import { updateMenuItem } from "../../contract/menu-items.ts";
import {
  copyMenuTranslations,
  exportMenuTranslations,
  importMenuTranslations,
  previewTranslationsImport,
  readMenuTranslations,
  saveMenuTranslations,
} from "../../contract/menu-translations.ts";
import { readTitles } from "./read-titles.ts";

type Desk = Awaited<ReturnType<typeof aMenuDesk>>;

const read = async ({ admin }: Desk, language: "en" | "ja" = "en") =>
  (await admin.call(readMenuTranslations, { query: { language } })).ok;

const itemsOf = (desk: Desk, language: "en" | "ja" = "en") =>
  read(desk, language).then(({ progress }) =>
    progress.find((each) => each.language === language)?.kinds.find(({ kind }) => kind === "item"),
  );

const partOf = async (desk: Desk, id: number, language: "en" | "ja" = "en") =>
  (await read(desk, language)).parts.find((part) => part.kind === "item" && part.id === id);

const translate = (desk: Desk, title: string, version?: string) =>
  desk.admin.call(saveMenuTranslations, {
    body: {
      language: "en",
      ...(version !== undefined && { version }),
      translations: [{ kind: "item", id: desk.small.items.pupusa.id, title, description: "By the griddle" }],
    },
  });

test("parts are translated and counted by language and kind", async () => {
  const desk = await aMenuDesk();
  const { id, title } = desk.small.items.pupusa;
  const before = await itemsOf(desk);
  await translate(desk, "Stuffed tortilla");
  await translate(desk, "Stuffed corn tortilla");
  expect(await partOf(desk, id)).toMatchObject({
    title,
    translated_title: "Stuffed corn tortilla",
    translated_description: "By the griddle",
    state: "done",
  });
  expect(await itemsOf(desk)).toEqual({ ...before, missing: (before?.missing ?? 0) - 1 });
  expect((await read(desk)).progress.map(({ language }) => language)).not.toContain("es");
  await translate(desk, "");
  expect(await partOf(desk, id)).toMatchObject({ translated_title: null, state: "missing" });
});

test("a dish that is called otherwise is to be checked until somebody says it is right", async () => {
  const desk = await aMenuDesk();
  const { id, title } = desk.small.items.pupusa;
  await translate(desk, "Stuffed tortilla");
  await desk.admin.call(updateMenuItem, { params: { id }, body: anItem({ title: "Pupusa grande" }) });
  expect(await partOf(desk, id)).toMatchObject({ state: "changed", original_title: title });
  expect((await itemsOf(desk))?.to_check).toBe(1);
  await translate(desk, "Stuffed tortilla");
  expect(await partOf(desk, id)).toMatchObject({ state: "done", original_title: null });
});

test("of two who translate at once the second is told", async () => {
  const desk = await aMenuDesk();
  const { version } = await read(desk);
  expect((await translate(desk, "Stuffed tortilla", version)).status).toBe(200);
  expect((await translate(desk, "Corn cake", version)).error.code).toBe("changed_meanwhile");
});

test("a copy fills what is empty and is to be checked", async () => {
  const desk = await aMenuDesk();
  const { pupusa, horchata } = desk.small.items;
  await translate(desk, "Stuffed tortilla");
  const inEnglish = { kind: "item" as const, id: horchata.id };
  await desk.admin.call(saveMenuTranslations, {
    body: { language: "en", translations: [{ ...inEnglish, title: "Rice drink" }] },
  });
  await desk.admin.call(saveMenuTranslations, {
    body: { language: "ja", translations: [{ ...inEnglish, title: "オルチャータ" }] },
  });
  await desk.admin.call(copyMenuTranslations, { body: { language: "ja", from: "en" } });
  expect(await partOf(desk, pupusa.id, "ja")).toMatchObject({
    translated_title: "Stuffed tortilla",
    state: "copied",
    copied_from: "en",
  });
  expect(await partOf(desk, horchata.id, "ja")).toMatchObject({
    translated_title: "オルチャータ",
    state: "done",
  });
});

test("a file goes out and comes in, what changed since is to be checked", async () => {
  const desk = await aMenuDesk();
  const { admin, small } = desk;
  const { id, title } = small.items.pupusa;
  const file = (await admin.call(exportMenuTranslations, { query: { language: "ja" } })).raw;
  const [head = "", ...lines] = file.trim().split("\r\n");
  expect(head).toContain("[ja]");
  const csv = [
    head,
    ...lines.map((line) =>
      line.includes(`,${id},${title},`) ? line.replace(`${title},`, `${title},ププサ`) : line,
    ),
  ];
  const body = { language: "ja" as const, csv: csv.join("\r\n") };
  const preview = (await admin.call(previewTranslationsImport, { body })).ok;
  expect(preview).toMatchObject({
    counts: { new: 1, changed: 0 },
    problems: [],
    changes: [{ original: title, after: "ププサ" }],
  });
  await admin.call(updateMenuItem, { params: { id }, body: anItem({ title: "Pupusa grande" }) });
  await admin.call(importMenuTranslations, { body, headers: aKey() });
  expect(await partOf(desk, id, "ja")).toMatchObject({
    translated_title: "ププサ",
    state: "changed",
    original_title: title,
  });
});

test("a file with mistakes changes nothing and names each line", async () => {
  const desk = await aMenuDesk();
  const { id } = desk.small.items.pupusa;
  const csv = [
    "kind,id,translation [ja],translated_text [ja]",
    `item,${id},ププサ`,
    `item,${id},ププサ`,
    "item,987654,なし",
    `dish,${id},ププサ`,
    `item,${desk.small.items.horchata.id},${"あ".repeat(201)}`,
    `category,${desk.small.categories.food},食べ物,説明`,
  ].join("\n");
  const body = { language: "ja" as const, csv };
  const { problems } = (await desk.admin.call(previewTranslationsImport, { body })).ok;
  expect(problems.map(({ line }) => line)).toEqual([3, 4, 5, 6, 7]);
  const refused = await desk.admin.call(importMenuTranslations, { body, headers: aKey() });
  expect(refused.error.code).toBe("menu_file_refused");
  expect(await partOf(desk, id, "ja")).toMatchObject({ state: "missing" });
  const other = (await desk.admin.call(previewTranslationsImport, { body: { language: "en", csv } })).ok;
  expect(other.problems).toMatchObject([{ line: 1, found: "ja" }]);
});

test("a file is stored as what is typed, with IDs in any digits", async () => {
  const desk = await aMenuDesk();
  const { id } = desk.small.items.pupusa;
  const arabic = String(id).replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const csv = `sep=;\nkind;id;translation [ja]\nitem;${arabic};ププサ X\u202eabc`;
  await desk.admin.call(importMenuTranslations, { body: { language: "ja", csv }, headers: aKey() });
  expect(await partOf(desk, id, "ja")).toMatchObject({ translated_title: "ププサ Xabc" });
});

test("nobody translates the menu to the language in which it is written", async () => {
  const desk = await aMenuDesk();
  const { admin, small } = desk;
  const { id, title } = small.items.pupusa;
  const translations = [{ kind: "item" as const, id, title: "Otra" }];
  const language = "es" as const;
  const file = { body: { language, csv: `kind,id,translation\nitem,${id},Otra` } };
  const key = aKey();
  const refused = [
    await admin.call(saveMenuTranslations, { body: { language, translations } }),
    await admin.call(saveMenuTranslations, { body: { language, translations }, headers: key }),
    await admin.call(saveMenuTranslations, { body: { language, translations }, headers: key }),
    await admin.call(copyMenuTranslations, { body: { language, from: "en" } }),
    await admin.call(exportMenuTranslations, { query: { language } }),
    await admin.call(previewTranslationsImport, file),
    await admin.call(importMenuTranslations, { ...file, headers: aKey() }),
  ];
  for (const { error } of refused)
    expect(error).toMatchObject({ code: "menu_in_language", fields: [{ field: "language" }] });
  const fromOwn = await admin.call(copyMenuTranslations, { body: { language: "ja", from: language } });
  expect(fromOwn.error.fields).toMatchObject([{ field: "from", code: "menu_in_language" }]);
  expect((await read(desk)).progress.map((each) => each.language)).not.toContain("es");
  // What was translated before the restaurant took the language for its own stays, and is not read.
  await desk.rows(
    "insert into menu_translations (tenant_id, language, menu_item_id, title) values ($1, 'es', $2, 'Otra')",
    id,
  );
  const titleIn = async (each: "es" | "ja") =>
    (
      await desk.server.db.inTenant(small.tenantId, (tx) =>
        readTitles(tx, { language: each, now: desk.server.deps.clock() }),
      )
    ).titleIn("item", id, title);
  expect(await titleIn("es")).toEqual({ title });
});

test("what is not on the menu has no translation", async () => {
  const { admin, small } = await aMenuDesk();
  const other = await aMenuDesk();
  const { id } = other.small.items.pupusa;
  const foreign = await admin.call(saveMenuTranslations, {
    body: { language: "en", translations: [{ kind: "item", id, title: "Theirs" }] },
  });
  expect(foreign.error.code).toBe("not_found");
  const asCategory = await admin.call(saveMenuTranslations, {
    body: { language: "en", translations: [{ kind: "category", id: small.items.pupusa.id, title: "No" }] },
  });
  expect(asCategory.error.code).toBe("not_found");
});

test("a diet that the allergens of an item rule out is refused on its field", async () => {
  const desk = await aMenuDesk();
  const { id, title } = desk.small.items.pupusa;
  const save = (marks: Parameters<typeof anItem>[0]) =>
    desk.admin.call(updateMenuItem, { params: { id }, body: anItem({ title, ...marks }) });
  expect((await save({ allergens: ["milk"], diets: ["vegetarian"] })).status).toBe(200);
  expect(await desk.readItem(id)).toMatchObject({ allergens: ["milk"], diets: ["vegetarian"] });
  // Fields that are left out stay, and count.
  const refused = await save({ diets: ["vegan"] });
  expect(refused.error.fields?.map(({ field }) => field)).toEqual(["diets"]);
  expect((await save({})).status).toBe(200);
  expect(await desk.readItem(id)).toMatchObject({ allergens: ["milk"], diets: ["vegetarian"] });
  expect((await save({ allergens: null, diets: [] })).status).toBe(200);
  expect(await desk.readItem(id)).toMatchObject({ allergens: null, diets: [] });
});
