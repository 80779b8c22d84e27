import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { issuedTypes } from "../shape/generation.ts";
import { queryAddress } from "./query-address.ts";
import { representationOf } from "./representation.ts";
import { totalInWords } from "./total-in-words.ts";

test.each([
  [0, "CERO DÓLARES CON 00/100"],
  [99, "CERO DÓLARES CON 99/100"],
  [100, "UN DÓLAR CON 00/100"],
  [125, "UN DÓLAR CON 25/100"],
  [2105, "VEINTIÚN DÓLARES CON 05/100"],
  [2695, "VEINTISÉIS DÓLARES CON 95/100"],
  [3100, "TREINTA Y UN DÓLARES CON 00/100"],
  [10_000, "CIEN DÓLARES CON 00/100"],
  [10_100, "CIENTO UN DÓLARES CON 00/100"],
  [100_000, "MIL DÓLARES CON 00/100"],
  [2_100_050, "VEINTIÚN MIL DÓLARES CON 50/100"],
  [10_000_000, "CIEN MIL DÓLARES CON 00/100"],
  [100_000_000, "UN MILLÓN DE DÓLARES CON 00/100"],
  [100_000_100, "UN MILLÓN UN DÓLARES CON 00/100"],
  [2_100_000_000, "VEINTIÚN MILLONES DE DÓLARES CON 00/100"],
  [231_500_000, "DOS MILLONES TRESCIENTOS QUINCE MIL DÓLARES CON 00/100"],
  [100_000_000_000, "MIL MILLONES DE DÓLARES CON 00/100"],
])("%i cents are written %s", (amount, words) => {
  expect(totalInWords(cents(amount))).toBe(words);
});

test("the longest amount of a document fits into its words, and no debt has any", () => {
  expect(totalInWords(cents(7_777_777_777_777)).length).toBeLessThanOrEqual(200);
  expect(() => totalInWords(cents(-1))).toThrow(RangeError);
});

test("the ministry's page of a document has no spaces", () => {
  const document = {
    environment: "01",
    generationCode: "07F62126-D2B4-4F14-910F-E1576E323881",
    issuedOn: "2022-05-01",
  } as const;
  expect(queryAddress(document)).toBe(
    "https://admin.factura.gob.sv/consultaPublica?ambiente=01&codGen=07F62126-D2B4-4F14-910F-E1576E323881&fechaEmi=2022-05-01",
  );
});

const folder = path.join(import.meta.dirname, "../../../documents/domain/samples");

test.each(issuedTypes)(
  "every field of a %s's print stands in documents of both generations or in one",
  (type) => {
    const documents = readdirSync(path.join(folder, type))
      .filter((name) => /-v\d-/.test(name))
      .map((name) => JSON.parse(readFileSync(path.join(folder, type, name), "utf8")));
    const has = (document: Record<string, unknown>, place: string) => {
      const [section = "", member = ""] = place.split(".");
      const within = [document[section]].flat()[0] as Record<string, unknown> | null | undefined;
      return member === ""
        ? section in document
        : within !== null && within !== undefined && member in within;
    };
    const missing = representationOf(type)
      .filter(({ paths }) => paths.length > 0)
      .filter(({ paths }) => !documents.some((document) => paths.some((place) => has(document, place))))
      .map(({ key }) => key);
    const expected = {
      "14": ["issuer.tradeName"],
      "05": ["issuer.establishment", "issuer.pointOfSale"],
      "06": ["issuer.establishment", "issuer.pointOfSale"],
    };
    expect(missing).toEqual((expected as Record<string, string[]>)[type] ?? []);
  },
);
