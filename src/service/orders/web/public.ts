export { AccountTile, type TileProps } from "./accounts/account-tile.tsx";
export { accountName, type OpenAccount } from "./accounts/open-accounts.ts";
export { openAccountsQuery } from "./accounts/orders-api.ts";
export { AccountsBoard } from "./board/accounts-board.tsx";
export { useFireCourse } from "./courses/fire-course.tsx";
export { heldCourses, heldNow } from "./courses/held-courses.ts";
export { BillDiscountDialog } from "./dialogs/bill-discount-dialog.tsx";
export { foldItems, lineIdsOf, type SoldItem, soldPartTexts } from "./fold-items.ts";
