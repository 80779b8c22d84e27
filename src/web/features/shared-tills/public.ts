export { LockScreen } from "./lock-screen.tsx";
export { SharedTillsSection } from "./shared-tills-section.tsx";
