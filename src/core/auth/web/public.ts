export { AuthLayout } from "./auth-layout.tsx";
export { DeviceList } from "./device-list.tsx";
export { UsernameField } from "./username-field.tsx";
