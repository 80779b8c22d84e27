export type { ApprovalAbout } from "./approval-dialog.tsx";
export { PinCard } from "./pin-card.tsx";
export { type Approval, isApprovalMissing, useApproval } from "./use-approval.tsx";
