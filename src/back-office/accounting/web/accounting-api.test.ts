import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { dteText } from "./accounting-api.ts";

test("the raw data of a document are as they are sent: dollars, and times in UTC", () => {
  const text = dteText({
    invoice: {
      id: toId<"Invoice">(7),
      invoice_no: 12,
      invoice_type: "CONSUMIDOR_FINAL",
      created_at: new Date("2026-11-29T16:00:00Z"),
      total: cents(1_234),
    },
    customer: null,
    dte_initial: { id_dte: toId<"TaxDocument">(9), estado: "sealed", codigo_generacion: "A" },
    hacienda_final: {
      estado_hacienda: "PROCESADO",
      fecha_procesamiento: null,
      descripcion_mensaje: null,
      sello_recibido: null,
    },
    status: { is_complete: true, can_send_email: false },
    dte: { codigo_generacion: "A", numero_control: null },
    dte_json_completo: null,
    hacienda_response: null,
    exchanges: [],
  });
  expect(JSON.parse(text).invoice).toEqual({
    id: 7,
    invoice_no: 12,
    invoice_type: "CONSUMIDOR_FINAL",
    created_at: "2026-11-29T16:00:00.000Z",
    total: 12.34,
  });
});
