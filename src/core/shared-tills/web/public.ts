export { LockScreen } from "./lock-screen.tsx";
export { lockTill, TILL_KEY } from "./shared-tills-api.ts";
export { SharedTillsSection } from "./shared-tills-section.tsx";
