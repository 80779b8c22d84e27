export { PinCard } from "./pin-card.tsx";
export { gaveUpApproval, useApproval } from "./use-approval.tsx";
