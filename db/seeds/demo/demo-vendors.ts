import type { IngredientKey } from "./demo-stock.ts";

export interface DemoVendor {
  readonly name: string;
  /** Digits; null: they have none. */
  readonly nit: string | null;
  readonly phone: string;
  readonly address: string;
  readonly sells: readonly IngredientKey[];
  /** By how much each delivery of one thing costs more than the one before, in thousandths. */
  readonly rise: number;
}

/** Vendors of the restaurant. Meat and dairy become dearer. */
export const demoVendors: readonly DemoVendor[] = [
  {
    name: "Lácteos San Miguel, S.A. de C.V.",
    nit: "06141203951024",
    phone: "2661-4020",
    address: "Carretera Panamericana km 135, San Miguel",
    sells: ["quesillo", "quesoDuro", "crema", "leche"],
    rise: 18,
  },
  {
    name: "Carnes El Ternero, S.A. de C.V.",
    nit: "06140507881013",
    phone: "2260-1188",
    address: "Calle Gerardo Barrios 118, San Salvador",
    sells: ["chicharron", "pollo", "res", "cerdo", "chorizo", "gallina", "pescado", "camaron"],
    rise: 25,
  },
  {
    name: "Granos y Harinas del Valle",
    nit: "06142209991017",
    phone: "2271-7733",
    address: "Mercado Central, pabellón 6, San Salvador",
    sells: [
      "masaMaiz",
      "masaArroz",
      "frijol",
      "arroz",
      "harina",
      "azucar",
      "horchata",
      "cafe",
      "chocolate",
      "pan",
      "tortilla",
      "huevo",
    ],
    rise: 0,
  },
  {
    name: "Verduras Doña Tere, La Tiendona",
    nit: null,
    phone: "7844-2190",
    address: "Mercado La Tiendona, San Salvador",
    sells: ["loroco", "ayote", "repollo", "tomate", "platano", "yuca", "elote", "aguacate", "limon", "fruta"],
    rise: 6,
  },
  {
    name: "Distribuidora La Constante, S.A. de C.V.",
    nit: "06141811771012",
    phone: "2231-5500",
    address: "Bulevar del Ejército km 4, Soyapango",
    sells: ["agua", "gaseosa", "cerveza", "artesanal", "ron", "tequila", "vino"],
    rise: 3,
  },
];

/** Goods bought by the package: its name and how many are in it. */
export const demoPackages: Partial<
  Record<IngredientKey, { readonly unit: string; readonly pieces: number }>
> = {
  agua: { unit: "fardo", pieces: 24 },
  gaseosa: { unit: "caja", pieces: 24 },
  cerveza: { unit: "caja", pieces: 24 },
  artesanal: { unit: "caja", pieces: 12 },
  huevo: { unit: "cartón", pieces: 30 },
};
