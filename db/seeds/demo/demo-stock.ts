import type { NewInventoryItem } from "../stock.ts";

type Ingredient = Pick<NewInventoryItem, "title" | "unit"> & {
  /** What a delivery brings, in thousandths; one arrives whenever a day of sales needs it. */
  readonly delivery: number;
  readonly low: number;
  /** Of one unit, in cents; null: nobody has told. */
  readonly cost: number | null;
};

/** The store room. Quantities are thousandths of the unit: 25_000 of kg is 25 kg. */
export const demoStock = {
  masaMaiz: { title: "Masa de maíz", unit: "kg", delivery: 25_000, low: 6_000, cost: 90 },
  masaArroz: { title: "Masa de arroz", unit: "kg", delivery: 12_000, low: 3_000, cost: 110 },
  quesillo: { title: "Quesillo", unit: "kg", delivery: 10_000, low: 2_500, cost: 640 },
  quesoDuro: { title: "Queso duro blando", unit: "kg", delivery: 6_000, low: 1_500, cost: 720 },
  crema: { title: "Crema", unit: "l", delivery: 8_000, low: 2_000, cost: 380 },
  frijol: { title: "Frijoles rojos de seda", unit: "kg", delivery: 15_000, low: 4_000, cost: 230 },
  loroco: { title: "Loroco", unit: "kg", delivery: 2_000, low: 500, cost: 900 },
  chicharron: { title: "Chicharrón molido", unit: "kg", delivery: 8_000, low: 2_000, cost: 750 },
  ayote: { title: "Ayote tierno", unit: "kg", delivery: 4_000, low: 1_000, cost: 110 },
  repollo: { title: "Repollo para curtido", unit: "kg", delivery: 12_000, low: 3_000, cost: 60 },
  tomate: { title: "Tomate", unit: "kg", delivery: 8_000, low: 2_000, cost: 120 },
  huevo: { title: "Huevos", unit: "pc", delivery: 180_000, low: 36_000, cost: 16 },
  platano: { title: "Plátano maduro", unit: "pc", delivery: 60_000, low: 12_000, cost: 20 },
  yuca: { title: "Yuca", unit: "kg", delivery: 12_000, low: 3_000, cost: 90 },
  elote: { title: "Elotes", unit: "pc", delivery: 40_000, low: 8_000, cost: 30 },
  arroz: { title: "Arroz", unit: "kg", delivery: 15_000, low: 4_000, cost: 120 },
  harina: { title: "Harina de trigo", unit: "kg", delivery: 10_000, low: 2_500, cost: 115 },
  pan: { title: "Pan francés", unit: "pc", delivery: 60_000, low: 12_000, cost: 12 },
  tortilla: { title: "Tortillas", unit: "pc", delivery: 200_000, low: 40_000, cost: 7 },
  pollo: { title: "Pollo", unit: "kg", delivery: 15_000, low: 4_000, cost: 420 },
  res: { title: "Carne de res", unit: "kg", delivery: 14_000, low: 4_000, cost: 880 },
  cerdo: { title: "Costilla de cerdo", unit: "kg", delivery: 9_000, low: 2_500, cost: 720 },
  chorizo: { title: "Chorizo", unit: "pc", delivery: 48_000, low: 12_000, cost: 45 },
  gallina: { title: "Gallina india", unit: "kg", delivery: 8_000, low: 2_000, cost: 650 },
  pescado: { title: "Mojarra", unit: "pc", delivery: 20_000, low: 5_000, cost: 280 },
  camaron: { title: "Camarón", unit: "kg", delivery: 7_000, low: 2_000, cost: 980 },
  aguacate: { title: "Aguacate", unit: "pc", delivery: 40_000, low: 8_000, cost: 65 },
  limon: { title: "Limones", unit: "pc", delivery: 120_000, low: 24_000, cost: 8 },
  fruta: { title: "Fruta surtida", unit: "kg", delivery: 10_000, low: 2_500, cost: null },
  leche: { title: "Leche", unit: "l", delivery: 20_000, low: 5_000, cost: 145 },
  azucar: { title: "Azúcar", unit: "kg", delivery: 15_000, low: 4_000, cost: 110 },
  horchata: { title: "Polvo de horchata", unit: "kg", delivery: 4_000, low: 1_000, cost: 480 },
  cafe: { title: "Café de altura", unit: "kg", delivery: 3_000, low: 750, cost: 950 },
  chocolate: { title: "Tablillas de chocolate", unit: "pc", delivery: 60_000, low: 12_000, cost: 35 },
  agua: { title: "Agua embotellada", unit: "pc", delivery: 72_000, low: 18_000, cost: 28 },
  gaseosa: { title: "Gaseosa de vidrio", unit: "pc", delivery: 96_000, low: 24_000, cost: 55 },
  cerveza: { title: "Cerveza nacional", unit: "pc", delivery: 96_000, low: 24_000, cost: 85 },
  artesanal: { title: "Cerveza artesanal", unit: "pc", delivery: 36_000, low: 8_000, cost: 210 },
  ron: { title: "Ron", unit: "l", delivery: 4_000, low: 1_000, cost: 1150 },
  tequila: { title: "Tequila", unit: "l", delivery: 3_000, low: 750, cost: 1900 },
  vino: { title: "Vino tinto", unit: "l", delivery: 4_500, low: 1_500, cost: 780 },
} as const satisfies Record<string, Ingredient>;

export type IngredientKey = keyof typeof demoStock;
