import {
  invalidateDocument,
  makeDebitNote,
  mendBuyer,
  replaceDocument,
  sendAgain,
} from "../../../../contract/tax-documents/corrections.ts";
import { type Sample, sample } from "../../../suites/sample.ts";
import type { World } from "../../../suites/suite-world.ts";
import { aTaxDocument } from "../../../testing/tax-document.ts";

const HOUR_MS = 3_600_000;

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

export const correctionsSamples: readonly Sample[] = [
  sample(sendAgain)(async (world) => ({ params: await made(world, { kind: "01", state: "rejected" }) })),
  sample(mendBuyer)(async (world) => ({
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
