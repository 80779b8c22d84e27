import { expect, test } from "vitest";
import { matchCommands } from "./match-commands.ts";

const found = (titles: readonly string[], text: string) =>
  matchCommands(
    titles.map((title) => ({ id: title, title })),
    text,
  ).map(({ title }) => title);

test("what is called so comes first, then what begins so, the rest as it stands", () => {
  expect(found(["未会計の伝票", "会計帳簿", "会計"], "会計")).toEqual(["会計", "会計帳簿", "未会計の伝票"]);
  expect(found(["Corte de caja", "Cajas", "Caja", "Menú"], "caja")).toEqual([
    "Caja",
    "Cajas",
    "Corte de caja",
  ]);
});

test("without a text every command stands in its place", () => {
  expect(found(["Menú", "Caja"], "")).toEqual(["Menú", "Caja"]);
});
