export { TrayButton, TrayPanel } from "./tray-button.tsx";
export { useTrayBadge } from "./use-tray-badge.ts";
