import type { NewModifierGroup } from "../menu.ts";
import type { IngredientKey } from "./demo-stock.ts";

/** The recipe of one portion: thousandths by ingredient. */
export type Recipe = Partial<Record<IngredientKey, number>>;

export interface DemoChoice {
  readonly title: string;
  /** In cents. */
  readonly price: number;
  readonly recipe?: Recipe;
}

export interface DemoItem {
  readonly title: string;
  readonly description: string;
  /** In cents. */
  readonly price: number;
  readonly recipe?: Recipe;
  readonly variants?: readonly DemoChoice[];
  readonly addons?: readonly DemoChoice[];
  readonly groups?: readonly NewModifierGroup[];
  readonly tax?: "onTop";
  /** Slug of the station where it is made, if not where its category is. */
  readonly station?: string;
  readonly isEnabled?: false;
  /** Weight among the ordered items; 3 by default. */
  readonly weight?: number;
}
