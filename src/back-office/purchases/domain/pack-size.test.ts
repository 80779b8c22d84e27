import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalFromExact } from "#platform/domain/money/exact-decimal.ts";
import { packSizeInText } from "./pack-size.ts";

const shown = (description: string) => {
  const pack = packSizeInText(description);
  if (!pack) return null;
  const { count, content } = pack;
  return content ? `${count} x ${decimalFromExact(content.amount)} ${content.unit}` : `${count}`;
};

test.each([
  ["Gaseosa cola caja 24", "24"],
  ["CAJA C/24 UNIDADES JUGO", "24"],
  ["Caja de 12 botellas vino tinto", "12"],
  ["Vaso térmico paquete x 25", "25"],
  ["Cerveza 24 pack", "24"],
  ["Cerveza 6-pack", "6"],
  ["Huevo grande cartón 30 huevos", "30"],
  ["Servilleta 500 und", "500"],
  ["Agua purificada x24", "24"],
  ["Huevo docena", "12"],
  ["Pan dulce media docena", "6"],
  ["COCA COLA FARDO 6x2L", "6 x 2 l"],
  ["Coca Cola 12 x 355 ml", "12 x 355 ml"],
  ["Coca Cola 12X355ML LATA", "12 x 355 ml"],
  ["SODA 24/12 OZ", "24 x 12 oz"],
  ["Jugo 355 ml x 24", "24 x 355 ml"],
  ["Agua 500ml x 24 und", "24 x 500 ml"],
  ["Coca Cola 2.5L x 6", "6 x 2.5 l"],
  ["6 pack 355 ml cerveza", "6 x 355 ml"],
  ["Cerveza caja 24 latas 355 ml", "24 x 355 ml"],
  ["Harina de maíz bolsa 5 lb", "1 x 5 lb"],
  ["FRIJOL ROJO SACO 100 LB.", "1 x 100 lb"],
  ["Aceite vegetal 1 galón", "1 x 1 gal"],
  ["Aceite bidón 5 gal", "1 x 5 gal"],
  ["Queso 1/2 lb", "1 x 0.5 lb"],
  ["Queso 1 1/2 lb", "1 x 1.5 lb"],
  ["Soda 6/2 L", "6 x 2 l"],
  ["Crema 0,75 lts", "1 x 0.75 l"],
  ["Cemento WP 42.5 KG", "1 x 42.5 kg"],
  ["Carne molida 3lb", "1 x 3 lb"],
])("%s is %s", (description, expected) => {
  expect(shown(description)).toBe(expected);
});

test.each([
  "Tomate, libra",
  "Repollo",
  "Destornillador phillips no. 1 x 3 pulg",
  "Esponja para cemento 35cm X 35cm",
  "BROCA ACERO HSS 3/16 PLG",
  "Promoción 2x1",
  "Servicio de transporte 2026",
  "Caja registradora",
  "DESV. NEG. MAR/2023 POR 202.70 KWH",
  "Caja 5000 servilletas",
  "Caja 0",
  "Queso 3/0 lb",
  "",
  // 1 g or 1000 g, 1.5 g or 1500 g: nobody is proposed either.
  "Azúcar bolsa 1,000 g",
  "Chocolate 1,500 g",
])("%s names no package", (description) => {
  expect(shown(description)).toBeNull();
});

test("what said so is taken out of what is compared with titles", () => {
  expect(packSizeInText("HARINA DE MAÍZ MASECA BOLSA 5 LB")?.rest).toBe("harina de maiz maseca");
  expect(packSizeInText("Cerveza caja 24 latas 355 ml clara")?.rest).toBe("cerveza clara");
});

test("any text is read without an error, and long ones without getting stuck", () => {
  const word = fc.constantFrom("caja", "x", "24", "6x2l", "1/2", "lb", "ml", "355", "/", ",", "docena", "ñ");
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word, { maxLength: 40 }).map((w) => w.join(" ")),
      ),
      (text) => {
        const pack = packSizeInText(text);
        if (pack) expect(pack.count).toBeGreaterThanOrEqual(1);
        if (pack?.content) expect(pack.content.amount).toBeGreaterThan(0);
      },
    ),
  );
  expect(packSizeInText(`${"1 ".repeat(750)}x`)).toBeNull();
  expect(packSizeInText(`${"x".repeat(750)}${"9".repeat(750)}`)).toBeNull();
});
