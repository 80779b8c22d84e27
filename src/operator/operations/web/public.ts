export { operationPlaces } from "./console-places.tsx";
export { LookInDialog } from "./look-in-dialog.tsx";
export { tenantHealthQuery } from "./operations-api.ts";
export { TenantHealthFacts } from "./tenant-health-facts.tsx";
export { useOperatorsMorning } from "./use-operators-morning.ts";
