export { TrayButton } from "./tray-button.tsx";
