import type { NewModifierGroup } from "../menu.ts";
import type { DemoItem } from "./demo-item.ts";

const sides: NewModifierGroup = {
  title: "Acompañamientos",
  min: 2,
  max: 2,
  isRequired: true,
  addons: [
    { title: "Casamiento", price: 0, isDefault: true },
    { title: "Ensalada fresca", price: 0, isDefault: true },
    { title: "Papas fritas", price: 0 },
    { title: "Aguacate", price: 75 },
  ],
};

const sauces: NewModifierGroup = {
  title: "Salsas (máx. 2)",
  max: 2,
  addons: ["Chimol", "Barbacoa", "Chipotle", "Chile verde"].map((title) => ({ title, price: 0 })),
};

const dough: NewModifierGroup = {
  title: "Tipo de masa",
  max: 1,
  isRequired: true,
  addons: [
    { title: "De maíz", price: 0, isDefault: true },
    { title: "De arroz", price: 15 },
  ],
};

export const soups: readonly DemoItem[] = [
  {
    title: "Sopa de res",
    description: "Hueso con tuétano, elote, yuca, plátano, repollo y limón. Con dos tortillas.",
    price: 650,
    recipe: { res: 220, yuca: 90, elote: 500, platano: 250, repollo: 60, tortilla: 2_000 },
    weight: 7,
  },
  {
    title: "Sopa de gallina india",
    description: "Gallina india asada aparte, arroz, verduras y caldo con hierbabuena.",
    price: 725,
    recipe: { gallina: 260, arroz: 50, aguacate: 250, limon: 1_000, tortilla: 2_000 },
    weight: 6,
  },
  {
    title: "Sopa de frijoles con costilla",
    description: "Frijoles rojos en caldo con costilla de cerdo, huevo, crema y aguacate.",
    price: 575,
    recipe: { frijol: 150, cerdo: 140, huevo: 1_000, crema: 30, aguacate: 250, tortilla: 2_000 },
    weight: 6,
  },
  {
    title: "Sopa de tortilla",
    description: "Caldo de tomate y chile con tiras de tortilla, queso, crema y aguacate.",
    price: 495,
    recipe: { tomate: 160, tortilla: 2_000, quesoDuro: 30, crema: 30, aguacate: 250 },
    weight: 3,
  },
];

export const mains: readonly DemoItem[] = [
  {
    title: "Carne asada",
    description: "Lomo de aguja a la parrilla con casamiento, chimol, aguacate y cebollín.",
    price: 950,
    recipe: { res: 230, arroz: 60, frijol: 50, aguacate: 250, tomate: 60, tortilla: 2_000 },
    variants: [
      { title: "8 onzas", price: 950 },
      { title: "12 onzas", price: 1275, recipe: { res: 110 } },
    ],
    addons: [
      { title: "Chorizo", price: 125, recipe: { chorizo: 1_000 } },
      { title: "Queso a la plancha", price: 150, recipe: { quesoDuro: 70 } },
    ],
    weight: 9,
  },
  {
    title: "Pollo encebollado",
    description: "Muslo de pollo en salsa de cebolla y tomate, arroz blanco y ensalada fresca.",
    price: 795,
    recipe: { pollo: 280, arroz: 80, tomate: 60, tortilla: 2_000 },
    weight: 7,
  },
  {
    title: "Costilla a la barbacoa",
    description: "Costilla de cerdo cocida despacio con salsa de la casa, papas y ensalada de repollo.",
    price: 925,
    recipe: { cerdo: 320, repollo: 70 },
    groups: [sides, sauces],
    weight: 5,
  },
  {
    title: "Plato típico salvadoreño",
    description: "Pupusa, carne asada, chorizo, plátano, casamiento y queso: un poco de todo.",
    price: 895,
    recipe: { masaMaiz: 110, quesillo: 30, res: 110, chorizo: 1_000, platano: 500, arroz: 40, frijol: 50 },
    groups: [dough],
    weight: 7,
  },
  {
    title: "Gallo en chicha",
    description: "Receta de la abuela: pollo en chicha con ciruelas, aceitunas y panela.",
    price: 985,
    recipe: { pollo: 280, arroz: 70, azucar: 30, fruta: 40 },
    weight: 3,
  },
  {
    title: "Rellenos de güisquil",
    description: "Güisquil relleno de quesillo, envuelto en huevo, con arroz y salsa de tomate.",
    price: 595,
    recipe: { quesillo: 60, huevo: 2_000, arroz: 70, tomate: 90 },
    weight: 4,
  },
  {
    title: "Chorizos con casamiento",
    description: "Tres chorizos parrilleros, casamiento, chimol y tortillas.",
    price: 675,
    recipe: { chorizo: 3_000, arroz: 60, frijol: 50, tomate: 50, tortilla: 2_000 },
    weight: 4,
  },
];

export const seafood: readonly DemoItem[] = [
  {
    title: "Mariscada",
    description: "Camarón, pescado, cangrejo y almejas en crema con leche de coco.",
    price: 1250,
    recipe: { camaron: 160, pescado: 500, crema: 80, limon: 1_000 },
    weight: 4,
  },
  {
    title: "Camarones al ajillo",
    description: "Camarones salteados en mantequilla y ajo, con arroz y ensalada.",
    price: 1095,
    recipe: { camaron: 220, arroz: 80, limon: 1_000 },
    weight: 5,
  },
  {
    title: "Mojarra frita",
    station: "plancha",
    description: "Mojarra entera dorada, con arroz, ensalada, limón y tortillas.",
    price: 975,
    recipe: { pescado: 1_000, arroz: 80, limon: 1_000, tortilla: 2_000 },
    weight: 5,
  },
  {
    title: "Ceviche de camarón",
    description: "Camarón curtido en limón con tomate, cebolla morada, cilantro y aguacate.",
    price: 825,
    recipe: { camaron: 150, limon: 4_000, tomate: 60, aguacate: 500 },
    weight: 4,
  },
];
