export { SetupStrip } from "./setup-strip.tsx";
