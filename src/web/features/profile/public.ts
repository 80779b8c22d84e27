export { DeviceList } from "./device-list.tsx";
