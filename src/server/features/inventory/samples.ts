import { setUnitCost } from "../../../contract/menu/recipes.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const inventorySamples: readonly Sample[] = [
  sample(setUnitCost)(({ small }) => ({
    params: { id: small.stock.queso },
    body: { unit_cost: 6.125 },
  })),
];
