import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_MATCHES, matchBand, titleMatcher } from "./title-matches.ts";

const pantry = [
  "Harina de maíz",
  "Harina de trigo",
  "Masa de arroz",
  "Tomate",
  "Repollo",
  "Queso duro blando",
  "Quesillo",
  "Pechuga de pollo",
  "Alas de pollo",
  "Frijol rojo de seda",
  "Loroco",
  "Chicharrón molido",
  "Coca Cola 355 ml",
  "Coca Cola 2.5 L",
  "Cerveza Pílsener",
  "Té",
  "Ron",
  "Aceite vegetal",
  "Bolsa plástica",
];
const find = titleMatcher(pantry.map((title, key) => ({ key, title })));
const best = (description: string) => find(description)[0];

test.each([
  ["HARINA DE MAIZ MASECA BOLSA 5 LB", "Harina de maíz", "strong"],
  ["harina trigo suave saco 100 lb", "Harina de trigo", "strong"],
  ["TOMATE PERA CAJA 24 LB", "Tomate", "strong"],
  ["Tomates", "Tomate", "strong"],
  ["PECHUGA DE POLLO DESHUESADA CONGELADA IMPORTADA", "Pechuga de pollo", "likely"],
  ["PECH. POLLO", "Pechuga de pollo", "strong"],
  ["FRIJOLES ROJOS DE SEDA QQ", "Frijol rojo de seda", "strong"],
  ["CHICHARRON MOLIDO", "Chicharrón molido", "strong"],
  ["COCACOLA 355ML", "Coca Cola 355 ml", "likely"],
  ["COCA COLA LATA 12 X 355 ML", "Coca Cola 355 ml", "strong"],
  ["COCA COLA FARDO 6X2.5L", "Coca Cola 2.5 L", "strong"],
  ["PILSENER CERVEZA 24 PACK", "Cerveza Pílsener", "strong"],
  ["TÉ", "Té", "strong"],
  ["RON AÑEJO", "Ron", "likely"],
])("%s is %s, %s", (description, title, band) => {
  expect(best(description)?.title).toBe(title);
  expect(matchBand(best(description)?.score ?? 0)).toBe(band);
});

test("what has nothing in common is not proposed", () => {
  expect(find("Detergente industrial")).toEqual([]);
  expect(find("de la el 24 x")).toEqual([]);
  expect(find("")).toEqual([]);
  expect(find("Te de manzanilla").map(({ title }) => title)).not.toContain("Té");
});

test("the same text is 1, whatever its case and accents", () => {
  expect(best("QUESILLO")).toEqual({ key: 6, title: "Quesillo", score: 1 });
  expect(best("chicharron   MOLIDO")?.score).toBe(1);
});

test("bands begin where they are said to", () => {
  expect([1, 0.8, 0.79, 0.5, 0.49, 0.3, 0.29, 0].map(matchBand)).toEqual([
    "strong",
    "strong",
    "likely",
    "likely",
    "weak",
    "weak",
    "none",
    "none",
  ]);
});

const word = fc.constantFrom("queso", "duro", "blando", "pollo", "alas", "de", "té", "355", "ml", "Ñame");
const text = fc.oneof(
  fc.array(word, { maxLength: 6 }).map((w) => w.join(" ")),
  fc.string(),
);

test("at most ten, the best first, each between 0 and 1", () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), text, (titles, description) => {
      const matches = titleMatcher(titles.map((title, key) => ({ key, title })))(description);
      expect(matches.length).toBeLessThanOrEqual(MAX_MATCHES);
      const scores = matches.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      for (const score of scores) expect(score >= 0 && score <= 1).toBe(true);
      if (titles.includes(description)) expect(scores[0]).toBe(1);
    }),
  );
});
