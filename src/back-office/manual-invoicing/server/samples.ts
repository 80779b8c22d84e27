import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { letIssue } from "#db/seeds/issuing.ts";
import { createExcludedPurchase, createManualInvoice } from "../contract/manual-invoicing.ts";

const item = {
  descripcion: "Evento privado",
  cantidad: 1,
  precioUni: 56.5,
  dte_tipo_item_codigo: "2",
  dte_unidad_medida: "99",
};

export const manualInvoicingSamples: readonly Sample[] = [
  sample(createManualInvoice)(({ small }) => ({
    body: {
      customerData: { name: "Ana Pérez", email: "ana@example.com" },
      items: [
        {
          ...item,
          dte_cod_tributo: "20",
          dte_porcentaje_iva: 13,
          dte_gravado: 1,
          dte_precio_incluye_iva: 1,
        },
      ],
      paymentTypeId: small.paymentTypes.cash,
    },
  })),
  sample(createExcludedPurchase)(async (world) => ({
    body: {
      seller: {
        name: "Rosa Martínez",
        tipoDocumento: "13",
        numDocumento: "045678901",
        departamento: "06",
        municipio: "23",
        distrito: "14",
        complemento: "Mercado Central, puesto 12",
      },
      items: [{ ...item, dte_tipo_item_codigo: "1", dte_unidad_medida: "59" }],
      paymentTypeId: await cashOfIssuer(world),
    },
  })),
];

/** Lets the restaurant issue electronic documents, which such a purchase needs, and returns its cash payment type. */
async function cashOfIssuer({ server, small }: World) {
  await server.db.inTenant(small.tenantId, async (tx) => {
    const [issuing] = await tx.query({
      text: "select from fiscal_settings where tenant_id = $1 and environment is not null",
      values: [tx.tenantId],
    });
    if (!issuing) await letIssue(tx);
  });
  return small.paymentTypes.cash;
}
