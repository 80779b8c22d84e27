export { PinCard } from "./pin-card.tsx";
export { type Approval, gaveUpApproval, useApproval } from "./use-approval.tsx";
