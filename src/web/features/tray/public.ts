export { TrayButton } from "./tray-button.tsx";
export { TrayPanel } from "./tray-panel.tsx";
