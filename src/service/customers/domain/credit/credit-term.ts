/** After so many days what is owed is due, unless a customer has a term of their own: as the list of who owes ages it. */
export const CREDIT_DAYS = 30;

export const CREDIT_DAYS_MAX = 365;
