/**
 * Kinds of income from which a restaurant withholds income tax, by their codes in form F-14: farming, other withholdings, services
 * without employment, other services without employment, rent paid to a person. Payroll and payments abroad are not purchases.
 */
export const incomeCodes = ["07", "09", "11", "21", "27"] as const;
export type IncomeCode = (typeof incomeCodes)[number];

/** Services without employment: what a restaurant withholds for most often (guide §17). */
export const USUAL_INCOME: IncomeCode = "11";
