import { annexChoices } from "../contract/books.ts";

/** What the columns of income tax say until somebody chooses. */
export const annexDefaults = {
  income: annexChoices.income.parse(undefined),
  classification: annexChoices.classification.parse(undefined),
  sector: annexChoices.sector.parse(undefined),
  cost: annexChoices.cost.parse(undefined),
};
