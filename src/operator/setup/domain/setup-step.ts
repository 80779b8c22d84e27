import type { ScreenId } from "#platform/domain/access/screens.ts";

/** Steps before the first sale, in the order in which they are done most easily. */
export const setupSteps = [
  "store",
  "taxes",
  "categories",
  "items",
  "tables",
  "staff",
  "payment_types",
  "first_sale",
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Screen of each step. */
export const screenOfStep = {
  store: "settings",
  taxes: "taxSetup",
  categories: "categories",
  items: "menuItems",
  tables: "tables",
  staff: "users",
  payment_types: "paymentTypes",
  first_sale: "pos",
} as const satisfies Record<SetupStep, ScreenId>;

/** A step and whether it is done. */
export interface StepState {
  readonly step: SetupStep;
  readonly is_done: boolean;
}

/** The first step that is not done; undefined when all are. */
export function nextStep(steps: readonly StepState[]): SetupStep | undefined {
  return steps.find(({ is_done }) => !is_done)?.step;
}

/** Kinds of restaurants with a menu to begin with. */
export const startingMenus = ["pupuseria", "cafeteria", "restaurante"] as const;
export type StartingMenu = (typeof startingMenus)[number];
