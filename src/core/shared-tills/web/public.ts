export { LockScreen } from "./lock-screen.tsx";
export { lockTill } from "./shared-tills-api.ts";
export { SharedTillsSection } from "./shared-tills-section.tsx";
export { TILL_KEY } from "./till-key.ts";
