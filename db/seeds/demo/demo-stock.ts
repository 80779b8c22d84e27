import type { NewInventoryItem } from "../stock.ts";

type Ingredient = Required<Pick<NewInventoryItem, "title" | "unit" | "group">> & {
  /** Quantity of a delivery in thousandths; one arrives whenever a day of sales needs it. */
  readonly delivery: number;
  readonly low: number;
  /** Cost of one unit in cents; null when unknown. */
  readonly cost: number | null;
};

/** Storage places as the restaurant calls them, with title, unit, delivery, limit and cost of each ingredient. */
const keptIn =
  (group: string) =>
  (
    ...[title, unit, delivery, low, cost]: [string, Ingredient["unit"], number, number, number | null]
  ): Ingredient => ({
    title,
    group,
    unit,
    delivery,
    low,
    cost,
  });
const dry = keptIn("Masas y granos");
const dairy = keptIn("Lácteos y huevos");
const meat = keptIn("Carnes y mariscos");
const fresh = keptIn("Frutas y verduras");
const drinks = keptIn("Bebidas");

/** The store room. Quantities are thousandths of the unit: 25_000 of kg is 25 kg. */
export const demoStock = {
  masaMaiz: dry("Masa de maíz", "kg", 25_000, 6_000, 90),
  masaArroz: dry("Masa de arroz", "kg", 12_000, 3_000, 110),
  quesillo: dairy("Quesillo", "kg", 10_000, 2_500, 640),
  quesoDuro: dairy("Queso duro blando", "kg", 6_000, 1_500, 720),
  crema: dairy("Crema", "l", 8_000, 2_000, 380),
  frijol: dry("Frijoles rojos de seda", "kg", 15_000, 4_000, 230),
  loroco: fresh("Loroco", "kg", 2_000, 500, 900),
  chicharron: meat("Chicharrón molido", "kg", 8_000, 2_000, 750),
  ayote: fresh("Ayote tierno", "kg", 4_000, 1_000, 110),
  repollo: fresh("Repollo para curtido", "kg", 12_000, 3_000, 60),
  tomate: fresh("Tomate", "kg", 8_000, 2_000, 120),
  huevo: dairy("Huevos", "pc", 180_000, 36_000, 16),
  platano: fresh("Plátano maduro", "pc", 60_000, 12_000, 20),
  yuca: fresh("Yuca", "kg", 12_000, 3_000, 90),
  elote: fresh("Elotes", "pc", 40_000, 8_000, 30),
  arroz: dry("Arroz", "kg", 15_000, 4_000, 120),
  harina: dry("Harina de trigo", "kg", 10_000, 2_500, 115),
  pan: dry("Pan francés", "pc", 60_000, 12_000, 12),
  tortilla: dry("Tortillas", "pc", 200_000, 40_000, 7),
  pollo: meat("Pollo", "kg", 15_000, 4_000, 420),
  res: meat("Carne de res", "kg", 14_000, 4_000, 880),
  cerdo: meat("Costilla de cerdo", "kg", 9_000, 2_500, 720),
  chorizo: meat("Chorizo", "pc", 48_000, 12_000, 45),
  gallina: meat("Gallina india", "kg", 8_000, 2_000, 650),
  pescado: meat("Mojarra", "pc", 20_000, 5_000, 280),
  camaron: meat("Camarón", "kg", 7_000, 2_000, 980),
  aguacate: fresh("Aguacate", "pc", 40_000, 8_000, 65),
  limon: fresh("Limones", "pc", 120_000, 24_000, 8),
  fruta: fresh("Fruta surtida", "kg", 10_000, 2_500, null),
  leche: dairy("Leche", "l", 20_000, 5_000, 145),
  azucar: dry("Azúcar", "kg", 15_000, 4_000, 110),
  horchata: dry("Polvo de horchata", "kg", 4_000, 1_000, 480),
  cafe: dry("Café de altura", "kg", 3_000, 750, 950),
  chocolate: dry("Tablillas de chocolate", "pc", 60_000, 12_000, 35),
  agua: drinks("Agua embotellada", "pc", 72_000, 18_000, 28),
  gaseosa: drinks("Gaseosa de vidrio", "pc", 96_000, 24_000, 55),
  cerveza: drinks("Cerveza nacional", "pc", 96_000, 24_000, 85),
  artesanal: drinks("Cerveza artesanal", "pc", 36_000, 8_000, 210),
  ron: drinks("Ron", "l", 4_000, 1_000, 1150),
  tequila: drinks("Tequila", "l", 3_000, 750, 1900),
  vino: drinks("Vino tinto", "l", 4_500, 1_500, 780),
} satisfies Record<string, Ingredient>;

export type IngredientKey = keyof typeof demoStock;
