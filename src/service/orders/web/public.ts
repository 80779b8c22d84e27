export { AccountFrame } from "./accounts/account-frame.tsx";
export { AccountsBoard } from "./accounts/accounts-board.tsx";
export { accountName, type OpenAccount } from "./accounts/open-accounts.ts";
export { openAccountsQuery } from "./accounts/orders-api.ts";
export { useFireCourse } from "./courses/fire-course.tsx";
export { heldCourses, heldNow } from "./courses/held-courses.ts";
export { BillDiscountDialog } from "./dialogs/bill-discount-dialog.tsx";
export { foldItems, lineIdsOf, type SoldItem, soldPartTexts } from "./fold-items.ts";
