import type { DemoChoice, DemoItem } from "./demo-item.ts";

const milk: readonly DemoChoice[] = [
  { title: "Leche de almendra", price: 60 },
  { title: "Doble carga", price: 75, recipe: { cafe: 9 } },
];

export const coffees: readonly DemoItem[] = [
  {
    title: "Café de olla",
    description: "Café de altura de Apaneca con canela y panela.",
    price: 150,
    recipe: { cafe: 12, azucar: 12 },
    weight: 8,
  },
  {
    title: "Espresso",
    description: "Taza corta e intensa, tueste medio.",
    price: 150,
    recipe: { cafe: 9 },
    addons: milk,
    weight: 4,
  },
  {
    title: "Capuchino",
    description: "Espresso con leche vaporizada y espuma.",
    price: 250,
    recipe: { cafe: 9, leche: 150 },
    variants: [
      { title: "Mediano", price: 250 },
      { title: "Grande", price: 310, recipe: { leche: 80, cafe: 4 } },
    ],
    addons: milk,
    weight: 7,
  },
  {
    title: "Latte",
    description: "Más leche y más suave que el capuchino.",
    price: 275,
    recipe: { cafe: 9, leche: 220 },
    addons: milk,
    weight: 5,
  },
  {
    title: "Chocolate caliente",
    description: "Tablilla de cacao salvadoreño batida en leche, con malvaviscos.",
    price: 225,
    recipe: { chocolate: 1_000, leche: 200 },
    weight: 4,
  },
  {
    title: "Frappé de café",
    description: "Café helado licuado con leche y crema batida.",
    price: 375,
    recipe: { cafe: 12, leche: 180, crema: 30 },
    weight: 4,
  },
];

export const desserts: readonly DemoItem[] = [
  {
    title: "Empanadas de plátano",
    description: "Plátano maduro relleno de leche poleada, espolvoreado con azúcar.",
    price: 250,
    recipe: { platano: 1_500, leche: 80, azucar: 20 },
    weight: 6,
  },
  {
    title: "Quesadilla salvadoreña",
    description: "Pan dulce de queso y arroz con ajonjolí, recién horneado.",
    price: 175,
    recipe: { harina: 40, quesoDuro: 40, huevo: 500, crema: 20 },
    weight: 6,
  },
  {
    title: "Tres leches",
    description: "Bizcocho bañado en tres leches con crema batida y cereza.",
    price: 350,
    recipe: { harina: 40, leche: 120, huevo: 1_000, crema: 40 },
    weight: 4,
  },
  {
    title: "Flan de coco",
    description: "Flan casero con coco tostado y caramelo.",
    price: 295,
    recipe: { leche: 130, huevo: 1_000, azucar: 30 },
    weight: 4,
  },
  {
    title: "Torrejas en miel",
    description: "Pan de yema pasado por huevo, en miel de panela con canela.",
    price: 300,
    recipe: { pan: 1_000, huevo: 1_000, azucar: 50 },
    weight: 3,
  },
  {
    title: "Arroz con leche",
    description: "Cremoso, con canela y pasas.",
    price: 225,
    recipe: { arroz: 45, leche: 180, azucar: 25 },
    weight: 4,
  },
  {
    title: "Semita de piña",
    description: "Capas de pan dulce con mermelada de piña.",
    price: 160,
    recipe: { harina: 50, fruta: 30, azucar: 15 },
    isEnabled: false,
    weight: 0,
  },
];
