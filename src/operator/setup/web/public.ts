export { SetupOverview } from "./setup-overview.tsx";
export { SetupStrip } from "./setup-strip.tsx";
