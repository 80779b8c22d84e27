export { TrayButton } from "./tray-button.tsx";
export { TrayPanel } from "./tray-panel.tsx";
export { useTrayLook } from "./use-tray-look.ts";
