export { LockScreen } from "./lock-screen.tsx";
export { SharedTillsSection } from "./shared-tills-section.tsx";
export { TillGuard } from "./till-guard.tsx";
