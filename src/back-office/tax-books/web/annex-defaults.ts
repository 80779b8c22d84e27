import { annexChoices } from "../contract/books.ts";

/** Income tax columns until somebody chooses others. */
export const annexDefaults = {
  income: annexChoices.income.parse(undefined),
  classification: annexChoices.classification.parse(undefined),
  sector: annexChoices.sector.parse(undefined),
  cost: annexChoices.cost.parse(undefined),
};
