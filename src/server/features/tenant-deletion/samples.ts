import { deleteTenant, keepTenant } from "../../../contract/console/deletions.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const tenantDeletionSamples: readonly Sample[] = [
  sample(deleteTenant)(({ small }) => ({ params: { id: small.tenantId }, body: { name: "Comedor" } })),
  sample(keepTenant)(({ small }) => ({ params: { id: small.tenantId } })),
];
