export { useFirstHour } from "./setup-api.ts";
export { SetupOverview } from "./setup-guide.tsx";
export { SetupStrip } from "./setup-strip.tsx";
