import type { ScreenId } from "#platform/domain/access/screens.ts";
import type { SetupStep } from "./setup-step.ts";

/** Where each step of setting up a restaurant is done. */
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

/** A step and whether what it asks for is there. */
export interface StepState {
  readonly step: SetupStep;
  readonly is_done: boolean;
}

/** The first step that is not done; undefined when all are. */
export function nextStep(steps: readonly StepState[]): SetupStep | undefined {
  return steps.find(({ is_done }) => !is_done)?.step;
}
