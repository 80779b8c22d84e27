export { sessionAccountPayments } from "./account-payments/session-account-payments.ts";
export { checkCredit } from "./debts/check-credit.ts";
export { readDebt } from "./debts/debt-queries.ts";
export { returnDebt } from "./debts/return-debt.ts";
export { writeDebt } from "./debts/write-debt.ts";
