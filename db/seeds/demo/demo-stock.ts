import type { NewInventoryItem } from "../stock.ts";

type Ingredient = Pick<NewInventoryItem, "title" | "unit"> & {
  /** What a delivery brings, in thousandths; one arrives whenever a day of sales needs it. */
  readonly delivery: number;
  readonly low: number;
};

/** The store room. Quantities are thousandths of the unit: 25_000 of kg is 25 kg. */
export const demoStock = {
  masaMaiz: { title: "Masa de maíz", unit: "kg", delivery: 25_000, low: 6_000 },
  masaArroz: { title: "Masa de arroz", unit: "kg", delivery: 12_000, low: 3_000 },
  quesillo: { title: "Quesillo", unit: "kg", delivery: 10_000, low: 2_500 },
  quesoDuro: { title: "Queso duro blando", unit: "kg", delivery: 6_000, low: 1_500 },
  crema: { title: "Crema", unit: "l", delivery: 8_000, low: 2_000 },
  frijol: { title: "Frijoles rojos de seda", unit: "kg", delivery: 15_000, low: 4_000 },
  loroco: { title: "Loroco", unit: "kg", delivery: 2_000, low: 500 },
  chicharron: { title: "Chicharrón molido", unit: "kg", delivery: 8_000, low: 2_000 },
  ayote: { title: "Ayote tierno", unit: "kg", delivery: 4_000, low: 1_000 },
  repollo: { title: "Repollo para curtido", unit: "kg", delivery: 12_000, low: 3_000 },
  tomate: { title: "Tomate", unit: "kg", delivery: 8_000, low: 2_000 },
  huevo: { title: "Huevos", unit: "pc", delivery: 180_000, low: 36_000 },
  platano: { title: "Plátano maduro", unit: "pc", delivery: 60_000, low: 12_000 },
  yuca: { title: "Yuca", unit: "kg", delivery: 12_000, low: 3_000 },
  elote: { title: "Elotes", unit: "pc", delivery: 40_000, low: 8_000 },
  arroz: { title: "Arroz", unit: "kg", delivery: 15_000, low: 4_000 },
  harina: { title: "Harina de trigo", unit: "kg", delivery: 10_000, low: 2_500 },
  pan: { title: "Pan francés", unit: "pc", delivery: 60_000, low: 12_000 },
  tortilla: { title: "Tortillas", unit: "pc", delivery: 200_000, low: 40_000 },
  pollo: { title: "Pollo", unit: "kg", delivery: 15_000, low: 4_000 },
  res: { title: "Carne de res", unit: "kg", delivery: 14_000, low: 4_000 },
  cerdo: { title: "Costilla de cerdo", unit: "kg", delivery: 9_000, low: 2_500 },
  chorizo: { title: "Chorizo", unit: "pc", delivery: 48_000, low: 12_000 },
  gallina: { title: "Gallina india", unit: "kg", delivery: 8_000, low: 2_000 },
  pescado: { title: "Mojarra", unit: "pc", delivery: 20_000, low: 5_000 },
  camaron: { title: "Camarón", unit: "kg", delivery: 7_000, low: 2_000 },
  aguacate: { title: "Aguacate", unit: "pc", delivery: 40_000, low: 8_000 },
  limon: { title: "Limones", unit: "pc", delivery: 120_000, low: 24_000 },
  fruta: { title: "Fruta surtida", unit: "kg", delivery: 10_000, low: 2_500 },
  leche: { title: "Leche", unit: "l", delivery: 20_000, low: 5_000 },
  azucar: { title: "Azúcar", unit: "kg", delivery: 15_000, low: 4_000 },
  horchata: { title: "Polvo de horchata", unit: "kg", delivery: 4_000, low: 1_000 },
  cafe: { title: "Café de altura", unit: "kg", delivery: 3_000, low: 750 },
  chocolate: { title: "Tablillas de chocolate", unit: "pc", delivery: 60_000, low: 12_000 },
  agua: { title: "Agua embotellada", unit: "pc", delivery: 72_000, low: 18_000 },
  gaseosa: { title: "Gaseosa de vidrio", unit: "pc", delivery: 96_000, low: 24_000 },
  cerveza: { title: "Cerveza nacional", unit: "pc", delivery: 96_000, low: 24_000 },
  artesanal: { title: "Cerveza artesanal", unit: "pc", delivery: 36_000, low: 8_000 },
  ron: { title: "Ron", unit: "l", delivery: 4_000, low: 1_000 },
  tequila: { title: "Tequila", unit: "l", delivery: 3_000, low: 750 },
  vino: { title: "Vino tinto", unit: "l", delivery: 4_500, low: 1_500 },
} as const satisfies Record<string, Ingredient>;

export type IngredientKey = keyof typeof demoStock;
