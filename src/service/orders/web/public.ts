export { AccountFrame } from "./accounts/account-frame.tsx";
export { accountName } from "./accounts/account-name.ts";
export { AccountsBoard } from "./accounts/accounts-board.tsx";
export type { OpenAccount } from "./accounts/open-accounts.ts";
export { openAccountsQuery } from "./accounts/orders-api.ts";
export { heldCourses, heldNow } from "./courses/held-courses.ts";
export { useFireCourse } from "./courses/use-fire-course.ts";
export { foldItems, lineIdsOf, type SoldItem, soldPartTexts } from "./fold-items.ts";
