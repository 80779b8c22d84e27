import type { ScreenId } from "#platform/domain/access/screens.ts";

/** Steps before the first sale, in the order in which they are done most easily. */
export const setupSteps = [
  "items",
  "taxes",
  "store",
  "tables",
  "staff",
  "pins",
  "payment_types",
  "drawer",
  "first_sale",
  "shared_till",
  "tax_issuer",
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Steps that not every restaurant needs: they are offered, and nothing is said to be missing without them. */
const optionalSteps: readonly SetupStep[] = ["pins", "shared_till", "tax_issuer"];

/** Tells whether a restaurant is complete without the step. */
export const isOptionalStep = (step: SetupStep): boolean => optionalSteps.includes(step);

/** Screen of each step. */
export const screenOfStep = {
  items: "menuItems",
  taxes: "taxSetup",
  store: "settings",
  tables: "tables",
  staff: "users",
  pins: "users",
  payment_types: "paymentTypes",
  drawer: "cash",
  first_sale: "pos",
  shared_till: "devices",
  tax_issuer: "taxIssuer",
} as const satisfies Record<SetupStep, ScreenId>;

/** Data that a step may still lack; whatever was typed anywhere is not among them. */
export const setupLacks = ["address", "phone"] as const;
export type SetupLack = (typeof setupLacks)[number];

/** A step, whether it is done, and what it lacks by name. */
export interface StepState {
  readonly step: SetupStep;
  readonly is_done: boolean;
  readonly lacks: readonly SetupLack[];
}

/** The steps that every restaurant needs. */
export const neededSteps = (steps: readonly StepState[]): readonly StepState[] =>
  steps.filter(({ step }) => !isOptionalStep(step));

/** The first step that is needed and not done; undefined when all are. */
export function nextStep(steps: readonly StepState[]): SetupStep | undefined {
  return neededSteps(steps).find(({ is_done }) => !is_done)?.step;
}

/** Kinds of restaurants with a menu to begin with. */
export const startingMenus = ["pupuseria", "cafeteria", "restaurante"] as const;
export type StartingMenu = (typeof startingMenus)[number];
