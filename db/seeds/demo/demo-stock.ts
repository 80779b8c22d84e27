import type { NewInventoryItem } from "../stock.ts";

/** Where things are kept, as the restaurant calls it. */
const groups = {
  dry: "Masas y granos",
  dairy: "Lácteos y huevos",
  meat: "Carnes y mariscos",
  fresh: "Frutas y verduras",
  drinks: "Bebidas",
} as const;

type Ingredient = Pick<NewInventoryItem, "title" | "unit" | "group"> & {
  /** What a delivery brings, in thousandths; one arrives whenever a day of sales needs it. */
  readonly delivery: number;
  readonly low: number;
  /** Of one unit, in cents; null: nobody has told. */
  readonly cost: number | null;
};

/** The store room. Quantities are thousandths of the unit: 25_000 of kg is 25 kg. */
export const demoStock = {
  masaMaiz: { title: "Masa de maíz", group: groups.dry, unit: "kg", delivery: 25_000, low: 6_000, cost: 90 },
  masaArroz: {
    title: "Masa de arroz",
    group: groups.dry,
    unit: "kg",
    delivery: 12_000,
    low: 3_000,
    cost: 110,
  },
  quesillo: { title: "Quesillo", group: groups.dairy, unit: "kg", delivery: 10_000, low: 2_500, cost: 640 },
  quesoDuro: {
    title: "Queso duro blando",
    group: groups.dairy,
    unit: "kg",
    delivery: 6_000,
    low: 1_500,
    cost: 720,
  },
  crema: { title: "Crema", group: groups.dairy, unit: "l", delivery: 8_000, low: 2_000, cost: 380 },
  frijol: {
    title: "Frijoles rojos de seda",
    group: groups.dry,
    unit: "kg",
    delivery: 15_000,
    low: 4_000,
    cost: 230,
  },
  loroco: { title: "Loroco", group: groups.fresh, unit: "kg", delivery: 2_000, low: 500, cost: 900 },
  chicharron: {
    title: "Chicharrón molido",
    group: groups.meat,
    unit: "kg",
    delivery: 8_000,
    low: 2_000,
    cost: 750,
  },
  ayote: { title: "Ayote tierno", group: groups.fresh, unit: "kg", delivery: 4_000, low: 1_000, cost: 110 },
  repollo: {
    title: "Repollo para curtido",
    group: groups.fresh,
    unit: "kg",
    delivery: 12_000,
    low: 3_000,
    cost: 60,
  },
  tomate: { title: "Tomate", group: groups.fresh, unit: "kg", delivery: 8_000, low: 2_000, cost: 120 },
  huevo: { title: "Huevos", group: groups.dairy, unit: "pc", delivery: 180_000, low: 36_000, cost: 16 },
  platano: {
    title: "Plátano maduro",
    group: groups.fresh,
    unit: "pc",
    delivery: 60_000,
    low: 12_000,
    cost: 20,
  },
  yuca: { title: "Yuca", group: groups.fresh, unit: "kg", delivery: 12_000, low: 3_000, cost: 90 },
  elote: { title: "Elotes", group: groups.fresh, unit: "pc", delivery: 40_000, low: 8_000, cost: 30 },
  arroz: { title: "Arroz", group: groups.dry, unit: "kg", delivery: 15_000, low: 4_000, cost: 120 },
  harina: {
    title: "Harina de trigo",
    group: groups.dry,
    unit: "kg",
    delivery: 10_000,
    low: 2_500,
    cost: 115,
  },
  pan: { title: "Pan francés", group: groups.dry, unit: "pc", delivery: 60_000, low: 12_000, cost: 12 },
  tortilla: { title: "Tortillas", group: groups.dry, unit: "pc", delivery: 200_000, low: 40_000, cost: 7 },
  pollo: { title: "Pollo", group: groups.meat, unit: "kg", delivery: 15_000, low: 4_000, cost: 420 },
  res: { title: "Carne de res", group: groups.meat, unit: "kg", delivery: 14_000, low: 4_000, cost: 880 },
  cerdo: {
    title: "Costilla de cerdo",
    group: groups.meat,
    unit: "kg",
    delivery: 9_000,
    low: 2_500,
    cost: 720,
  },
  chorizo: { title: "Chorizo", group: groups.meat, unit: "pc", delivery: 48_000, low: 12_000, cost: 45 },
  gallina: { title: "Gallina india", group: groups.meat, unit: "kg", delivery: 8_000, low: 2_000, cost: 650 },
  pescado: { title: "Mojarra", group: groups.meat, unit: "pc", delivery: 20_000, low: 5_000, cost: 280 },
  camaron: { title: "Camarón", group: groups.meat, unit: "kg", delivery: 7_000, low: 2_000, cost: 980 },
  aguacate: { title: "Aguacate", group: groups.fresh, unit: "pc", delivery: 40_000, low: 8_000, cost: 65 },
  limon: { title: "Limones", group: groups.fresh, unit: "pc", delivery: 120_000, low: 24_000, cost: 8 },
  fruta: {
    title: "Fruta surtida",
    group: groups.fresh,
    unit: "kg",
    delivery: 10_000,
    low: 2_500,
    cost: null,
  },
  leche: { title: "Leche", group: groups.dairy, unit: "l", delivery: 20_000, low: 5_000, cost: 145 },
  azucar: { title: "Azúcar", group: groups.dry, unit: "kg", delivery: 15_000, low: 4_000, cost: 110 },
  horchata: {
    title: "Polvo de horchata",
    group: groups.dry,
    unit: "kg",
    delivery: 4_000,
    low: 1_000,
    cost: 480,
  },
  cafe: { title: "Café de altura", group: groups.dry, unit: "kg", delivery: 3_000, low: 750, cost: 950 },
  chocolate: {
    title: "Tablillas de chocolate",
    group: groups.dry,
    unit: "pc",
    delivery: 60_000,
    low: 12_000,
    cost: 35,
  },
  agua: {
    title: "Agua embotellada",
    group: groups.drinks,
    unit: "pc",
    delivery: 72_000,
    low: 18_000,
    cost: 28,
  },
  gaseosa: {
    title: "Gaseosa de vidrio",
    group: groups.drinks,
    unit: "pc",
    delivery: 96_000,
    low: 24_000,
    cost: 55,
  },
  cerveza: {
    title: "Cerveza nacional",
    group: groups.drinks,
    unit: "pc",
    delivery: 96_000,
    low: 24_000,
    cost: 85,
  },
  artesanal: {
    title: "Cerveza artesanal",
    group: groups.drinks,
    unit: "pc",
    delivery: 36_000,
    low: 8_000,
    cost: 210,
  },
  ron: { title: "Ron", group: groups.drinks, unit: "l", delivery: 4_000, low: 1_000, cost: 1150 },
  tequila: { title: "Tequila", group: groups.drinks, unit: "l", delivery: 3_000, low: 750, cost: 1900 },
  vino: { title: "Vino tinto", group: groups.drinks, unit: "l", delivery: 4_500, low: 1_500, cost: 780 },
} as const satisfies Record<string, Ingredient>;

export type IngredientKey = keyof typeof demoStock;
