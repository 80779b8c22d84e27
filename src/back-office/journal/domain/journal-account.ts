/** Accounts that the journal books to; a restaurant gives each its own number and name. */
export const journalAccounts = [
  "cash",
  "cards",
  "transfers",
  "wallets",
  "other_payments",
  "customers",
  "vat_withheld",
  "vat_perceived",
  "vat_credit",
  "purchases",
  "cash_shortage",
  "suppliers",
  "vat_debit",
  "tributes",
  "tips",
  "income_withheld",
  "vat_withheld_payable",
  "sales",
  "service_charge",
  "returns",
  "cash_surplus",
] as const;
export type JournalAccount = (typeof journalAccounts)[number];

/** Length of an account's number and name, as the table has them. */
export const ACCOUNT_CODE_MAX = 30;
export const ACCOUNT_TITLE_MAX = 100;

/**
 * Numbers for a restaurant that has none yet: 1 assets, 2 liabilities, 4 costs and expenses, 5 income, as charts of accounts in El
 * Salvador are commonly numbered. No law names them; an accountant has their own.
 */
export const usualCodes: Readonly<Record<JournalAccount, string>> = {
  cash: "110101",
  cards: "110201",
  transfers: "110103",
  wallets: "110202",
  other_payments: "110203",
  customers: "110204",
  vat_withheld: "110502",
  vat_perceived: "110503",
  vat_credit: "110501",
  purchases: "410101",
  cash_shortage: "420101",
  suppliers: "210101",
  vat_debit: "210501",
  tributes: "210502",
  tips: "210601",
  income_withheld: "210701",
  vat_withheld_payable: "210702",
  sales: "510101",
  service_charge: "510102",
  returns: "510103",
  cash_surplus: "520101",
};
