import type { DemoChoice, DemoItem } from "./demo-item.ts";

const DOUGH = 110;

/** Both doughs for a pupusa of this price; rice dough costs 15 cents more. */
function doughs(price: number): readonly DemoChoice[] {
  return [
    { title: "De maíz", price, recipe: { masaMaiz: DOUGH } },
    { title: "De arroz", price: price + 15, recipe: { masaArroz: DOUGH } },
  ];
}

const besidePupusas: readonly DemoChoice[] = [
  { title: "Extra quesillo", price: 35, recipe: { quesillo: 30 } },
  { title: "Curtido y salsa aparte", price: 25, recipe: { repollo: 80, tomate: 40 } },
  { title: "Crema", price: 40, recipe: { crema: 40 } },
];

const curtido = { repollo: 50, tomate: 25 } as const;

export const pupusaMenu: readonly DemoItem[] = [
  {
    title: "Pupusa revuelta",
    description: "Chicharrón molido, frijoles y quesillo. La de siempre, con curtido y salsa de tomate.",
    price: 100,
    recipe: { chicharron: 25, frijol: 20, quesillo: 25, ...curtido },
    variants: doughs(100),
    addons: besidePupusas,
    weight: 16,
  },
  {
    title: "Pupusa de frijol con queso",
    description: "Frijoles rojos de seda molidos con quesillo que estira.",
    price: 90,
    recipe: { frijol: 35, quesillo: 30, ...curtido },
    variants: doughs(90),
    addons: besidePupusas,
    weight: 14,
  },
  {
    title: "Pupusa de queso con loroco",
    description: "Quesillo con flor de loroco fresca.",
    price: 110,
    recipe: { quesillo: 45, loroco: 12, ...curtido },
    variants: doughs(110),
    addons: besidePupusas,
    weight: 12,
  },
  {
    title: "Pupusa de chicharrón",
    description: "Chicharrón de cerdo molido con tomate y chile verde.",
    price: 105,
    recipe: { chicharron: 50, repollo: 50, tomate: 35 },
    variants: doughs(105),
    addons: besidePupusas,
    weight: 7,
  },
  {
    title: "Pupusa de ayote con queso",
    description: "Ayote tierno rallado y quesillo, suave y ligera.",
    price: 95,
    recipe: { ayote: 35, quesillo: 25, ...curtido },
    variants: doughs(95),
    addons: besidePupusas,
    weight: 5,
  },
  {
    title: "Pupusa de queso con ajo",
    description: "Quesillo con ajo dorado y un toque de orégano.",
    price: 110,
    recipe: { quesillo: 50, ...curtido },
    variants: doughs(110),
    addons: besidePupusas,
    weight: 4,
  },
  {
    title: "Pupusa de camarón",
    description: "Camarón picado con quesillo, de masa recién palmeada.",
    price: 185,
    recipe: { camaron: 40, quesillo: 25, ...curtido },
    variants: doughs(185),
    addons: besidePupusas,
    weight: 4,
  },
  {
    title: "Pupusa loca",
    description: "La grande, con todo: chicharrón, frijol, queso, loroco y ayote. Para compartir.",
    price: 375,
    recipe: { masaMaiz: 300, chicharron: 50, frijol: 50, quesillo: 80, loroco: 15, ayote: 30, ...curtido },
    addons: besidePupusas,
    weight: 3,
  },
];

const eggStyles: readonly DemoChoice[] = [
  { title: "Huevos revueltos", price: 450 },
  { title: "Huevos estrellados", price: 450 },
  { title: "Huevos rancheros", price: 495, recipe: { tomate: 60 } },
];

const breakfastExtras: readonly DemoChoice[] = [
  { title: "Aguacate", price: 85, recipe: { aguacate: 500 } },
  { title: "Chorizo", price: 110, recipe: { chorizo: 1_000 } },
  { title: "Pan francés", price: 25, recipe: { pan: 1_000 } },
];

export const breakfasts: readonly DemoItem[] = [
  {
    title: "Desayuno típico",
    description: "Dos huevos al gusto, frijoles, plátano frito, queso fresco, crema y dos tortillas.",
    price: 450,
    recipe: { huevo: 2_000, frijol: 90, platano: 500, quesoDuro: 40, crema: 30, tortilla: 2_000 },
    variants: eggStyles,
    addons: breakfastExtras,
    weight: 12,
  },
  {
    title: "Casamiento con huevo",
    description: "Arroz y frijoles salteados, huevo estrellado, aguacate y queso duro blando.",
    price: 395,
    recipe: { arroz: 80, frijol: 70, huevo: 1_000, aguacate: 250, quesoDuro: 35 },
    addons: breakfastExtras,
    weight: 8,
  },
  {
    title: "Plátanos con frijoles y crema",
    description: "Plátano maduro frito, frijoles molidos y crema espesa.",
    price: 350,
    recipe: { platano: 1_000, frijol: 80, crema: 50 },
    addons: breakfastExtras,
    weight: 7,
  },
  {
    title: "Omelette de espinaca y quesillo",
    description: "Tres huevos, espinaca y quesillo, con ensalada y papas doradas.",
    price: 475,
    recipe: { huevo: 3_000, quesillo: 50, tomate: 40 },
    addons: breakfastExtras,
    weight: 4,
  },
  {
    title: "Panqueques con fruta y miel",
    description: "Cuatro panqueques esponjosos con mantequilla, fruta de temporada y miel.",
    price: 450,
    recipe: { harina: 140, huevo: 1_000, leche: 120, fruta: 80 },
    weight: 5,
  },
  {
    title: "Desayuno ranchero",
    description: "Huevos revueltos con chorizo, frijoles volteados, queso y plátano.",
    price: 525,
    recipe: { huevo: 2_000, chorizo: 1_000, frijol: 90, quesoDuro: 30, platano: 500 },
    addons: breakfastExtras,
    weight: 5,
  },
];

export const snacks: readonly DemoItem[] = [
  {
    title: "Yuca con chicharrón",
    description: "Yuca frita o salcochada con trozos de chicharrón, curtido y salsa.",
    price: 475,
    recipe: { yuca: 280, chicharron: 110, repollo: 80, tomate: 40 },
    variants: [
      { title: "Frita", price: 475 },
      { title: "Salcochada", price: 475 },
    ],
    weight: 7,
  },
  {
    title: "Pastelitos de carne",
    description: "Tres pastelitos de masa con achiote rellenos de carne y verduras.",
    price: 275,
    recipe: { masaMaiz: 160, res: 70, repollo: 60 },
    weight: 5,
  },
  {
    title: "Enchiladas salvadoreñas",
    description: "Tortilla crujiente con curtido, carne molida, huevo duro y queso rallado.",
    price: 325,
    recipe: { masaMaiz: 140, res: 60, huevo: 500, quesoDuro: 20, repollo: 60 },
    weight: 4,
  },
  {
    title: "Tamal de pollo",
    description: "Masa suave en hoja de huerta con pollo, papa y aceituna.",
    price: 175,
    recipe: { masaMaiz: 150, pollo: 60 },
    weight: 6,
  },
  {
    title: "Tamal de elote con crema",
    description: "Elote tierno molido, cocido en tuza, con crema fresca.",
    price: 165,
    recipe: { elote: 1_500, crema: 40 },
    weight: 5,
  },
  {
    title: "Elote loco",
    description: "Elote asado con mayonesa, mostaza, salsa negra y queso duro rallado.",
    price: 200,
    recipe: { elote: 1_000, quesoDuro: 20 },
    weight: 3,
  },
  {
    title: "Pan con pollo",
    description: "Pan francés con pollo en salsa, berro, pepino, rábano y tomate.",
    price: 495,
    recipe: { pan: 1_000, pollo: 160, tomate: 50 },
    addons: [{ title: "Huevo duro", price: 60, recipe: { huevo: 1_000 } }],
    weight: 5,
  },
];
