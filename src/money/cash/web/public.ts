export { DrawerHint } from "./drawer-hint.tsx";
