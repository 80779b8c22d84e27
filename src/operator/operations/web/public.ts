export { operationPlaces } from "./console-places.tsx";
export { tenantHealthQuery } from "./operations-api.ts";
export { SupportVisitDialog } from "./support-visit-dialog.tsx";
export { TenantHealthFacts } from "./tenant-health-facts.tsx";
export { useAttentionList } from "./use-attention-list.ts";
