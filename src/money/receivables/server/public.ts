export { sessionAccountPayments } from "./account-payments/account-payment-queries.ts";
export { checkCredit, readDebt, returnDebt, writeDebt } from "./debts.ts";
