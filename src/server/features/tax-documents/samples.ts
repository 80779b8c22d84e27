import {
  declareContingency,
  endContingency,
  resumeTaxSending,
} from "../../../contract/tax-documents/sending.ts";
import { sqlOf } from "../../platform/db/tx.ts";
import { type Sample, sample } from "../../suites/sample.ts";
import type { World } from "../../suites/suite-world.ts";

/** From now on its documents go to the ministry's test service. */
const issue = ({ server, small }: World) =>
  server.db.inTenant(small.tenantId, (tx) =>
    tx.run(
      sqlOf.updateTable("fiscal_settings").set({ environment: "00" }).where("tenant_id", "=", tx.tenantId),
    ),
  );

export const taxDocumentsSamples: readonly Sample[] = [
  sample(resumeTaxSending)(async (world) => {
    await issue(world);
    return { body: {} };
  }),
  sample(declareContingency)(async (world) => {
    await issue(world);
    return { body: { kind: 5, reason: "Inundación" } };
  }),
  sample(endContingency)(async (world) => {
    await issue(world);
    await world.admin.call(declareContingency, { body: { kind: 3 } });
    return { body: {} };
  }),
];
