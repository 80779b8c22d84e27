export { AccountFrame } from "./account-frame.tsx";
export { accountName } from "./account-name.ts";
export { AccountsBoard } from "./accounts-board.tsx";
export type { OpenAccount } from "./open-accounts.ts";
export { openAccountsQuery } from "./orders-query.ts";
