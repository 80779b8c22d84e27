import type { DemoChoice, DemoItem } from "./demo-item.ts";

/** A glass, or a jug that is three of them. */
function glassOrJug(price: number, recipe: NonNullable<DemoChoice["recipe"]>): readonly DemoChoice[] {
  const jug = Object.fromEntries(Object.entries(recipe).map(([key, quantity]) => [key, quantity * 3]));
  return [
    { title: "Vaso", price, recipe },
    { title: "Jarra", price: price * 3 - 25, recipe: jug },
  ];
}

export const drinks: readonly DemoItem[] = [
  {
    title: "Horchata de morro",
    description: "Semilla de morro, canela y cacao, bien helada.",
    price: 175,
    variants: glassOrJug(175, { horchata: 35, azucar: 25, leche: 60 }),
    weight: 10,
  },
  {
    title: "Fresco de tamarindo",
    description: "Tamarindo natural, ni muy dulce ni muy ácido.",
    price: 160,
    variants: glassOrJug(160, { fruta: 60, azucar: 30 }),
    weight: 7,
  },
  {
    title: "Fresco de ensalada",
    description: "Piña, manzana, marañón y berro picados. Se come con cuchara.",
    price: 200,
    variants: glassOrJug(200, { fruta: 120, azucar: 25 }),
    weight: 6,
  },
  {
    title: "Limonada con hierbabuena",
    description: "Limón recién exprimido, hierbabuena y hielo frappé.",
    price: 195,
    variants: glassOrJug(195, { limon: 2_000, azucar: 25 }),
    weight: 7,
  },
  {
    title: "Licuado de fresa",
    description: "Fresa fresca licuada al momento.",
    price: 275,
    recipe: { fruta: 150, azucar: 20 },
    variants: [
      { title: "Con agua", price: 250 },
      { title: "Con leche", price: 275, recipe: { leche: 220 } },
    ],
    weight: 4,
  },
  {
    title: "Jugo de naranja",
    description: "Exprimido al momento, sin azúcar.",
    price: 225,
    recipe: { fruta: 300 },
    weight: 6,
  },
  {
    title: "Gaseosa",
    description: "Botella de vidrio de 354 ml, bien fría.",
    price: 135,
    recipe: { gaseosa: 1_000 },
    variants: [
      { title: "Cola", price: 135 },
      { title: "Naranja", price: 135 },
      { title: "Uva", price: 135 },
      { title: "Champán", price: 135 },
    ],
    weight: 10,
  },
  {
    title: "Agua embotellada",
    description: "Botella de 600 ml.",
    price: 100,
    recipe: { agua: 1_000 },
    weight: 6,
  },
];

export const bar: readonly DemoItem[] = [
  {
    title: "Cerveza nacional",
    description: "Botella de 330 ml.",
    price: 225,
    recipe: { cerveza: 1_000 },
    weight: 10,
  },
  {
    title: "Cerveza artesanal",
    description: "De cervecería local; pregunte por la del mes.",
    price: 400,
    recipe: { artesanal: 1_000 },
    variants: [
      { title: "Rubia", price: 400 },
      { title: "Roja", price: 400 },
      { title: "Negra", price: 425 },
    ],
    weight: 5,
  },
  {
    title: "Michelada",
    description: "Cerveza con limón, salsas y borde de sal con chile.",
    price: 395,
    recipe: { cerveza: 1_000, limon: 1_000 },
    weight: 5,
  },
  {
    title: "Mojito",
    description: "Ron, hierbabuena, limón y soda.",
    price: 550,
    recipe: { ron: 45, limon: 2_000, azucar: 15 },
    weight: 4,
  },
  {
    title: "Margarita",
    description: "Tequila, licor de naranja y limón, con borde de sal.",
    price: 575,
    recipe: { tequila: 45, limon: 2_000 },
    weight: 3,
  },
  {
    title: "Piña colada",
    description: "Ron, piña y crema de coco.",
    price: 575,
    recipe: { ron: 45, fruta: 120, crema: 40 },
    weight: 3,
  },
  {
    title: "Sangría",
    description: "Copa de vino tinto con fruta y un toque de naranja.",
    price: 450,
    recipe: { vino: 150, fruta: 60 },
    weight: 3,
  },
  {
    title: "Servicio de descorche",
    description: "Por botella que traiga; incluye copas y hielo. Precio más IVA.",
    price: 600,
    tax: "onTop",
    weight: 1,
  },
];
