import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { aTaxDocument } from "#app/server/testing/ministry/tax-document.ts";
import { HOUR_MS } from "#platform/domain/periods/durations.ts";
import { sqlOf } from "#platform/server/db/tx.ts";
import { startTestDocuments, stopTestDocuments } from "../contract/certification.ts";
import {
  correctBuyer,
  invalidateDocument,
  makeDebitNote,
  replaceDocument,
  sendAgain,
} from "../contract/corrections.ts";
import { declareContingency, endContingency, resumeTaxSending } from "../contract/sending.ts";

/** From now on its documents go to the ministry's test service. */
const issue = ({ server, small }: World) =>
  server.db.inTenant(small.tenantId, (tx) =>
    tx.run(
      sqlOf.updateTable("fiscal_settings").set({ environment: "00" }).where("tenant_id", "=", tx.tenantId),
    ),
  );

/** A document of that restaurant, made some hours ago. */
const made = async (
  { server, small }: World,
  of: Parameters<typeof aTaxDocument>[1],
  hoursAgo = 0,
): Promise<{ readonly id: number }> => ({
  id: await server.db.inTenant(small.tenantId, (tx) =>
    aTaxDocument(tx, of, new Date(server.deps.clock().getTime() - hoursAgo * HOUR_MS)),
  ),
});

const person = { name: "Ana Prueba", document_type: "13", document_number: "01234567-8" };

export const taxDocumentsSamples: readonly Sample[] = [
  sample(startTestDocuments)(async (world) => {
    await issue(world);
    return { body: { kinds: ["01"] } };
  }),
  sample(stopTestDocuments)(() => ({})),
  sample(resumeTaxSending)(async (world) => {
    await issue(world);
    return {};
  }),
  sample(declareContingency)(async (world) => {
    await issue(world);
    return { body: { kind: 3 } };
  }),
  sample(endContingency)(async (world) => {
    await issue(world);
    await world.admin.call(declareContingency, { body: { kind: 3 } });
    return {};
  }),

  sample(sendAgain)(async (world) => ({ params: await made(world, { kind: "01", state: "rejected" }) })),
  sample(correctBuyer)(async (world) => ({
    params: await made(world, { kind: "01", state: "rejected" }),
    body: { receptor: { nombre: "Cliente de prueba" } },
  })),
  sample(replaceDocument)(async (world) => ({
    params: await made(world, { kind: "01", state: "rejected" }, 25),
    body: { receptor: null },
  })),
  sample(invalidateDocument)(async (world) => ({
    params: await made(world, { kind: "01", state: "sealed" }),
    body: {
      kind: 2,
      reason: "Venta anulada",
      responsible: person,
      applicant: person,
      receptor: null,
      even_if_late: false,
    },
  })),
  sample(makeDebitNote)(async (world) => ({
    params: await made(world, { kind: "03", state: "sealed" }),
    body: { amount: 10, reason: "Transporte" },
  })),
];
