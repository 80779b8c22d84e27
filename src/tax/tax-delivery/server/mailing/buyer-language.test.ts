import { expect, test } from "vitest";
import { aFloor, aKey } from "#app/server/testing/floor.ts";
import { issuingOn } from "#app/server/testing/ministry/issuer.ts";
import { ownTestServer } from "#app/server/testing/test-server.ts";
import { createQrOrder } from "#db/seeds/qr-orders.ts";
import { payOrders } from "#money/payments/contract/payments.ts";
import { required } from "#platform/server/http/app-error.ts";
import { sayIn } from "#platform/server/i18n/say.ts";
import { sendTaxDocumentMail } from "../../contract/tax-delivery.ts";
import { deliverTaxDocument } from "./deliver-tax-document.ts";

const receptor = {
  tipoDocumento: "13",
  numDocumento: "04589123-4",
  nombre: "Yuki Ejemplo",
  correo: "yuki@test.example",
};

test("a buyer is mailed in the language of their phone, the print stays Spanish", async () => {
  const floor = await issuingOn(await aFloor(await ownTestServer()));
  const { server, small } = floor;
  const ordered = await server.db.inTenant(small.tenantId, (tx) =>
    createQrOrder(tx, { tableId: small.tables[0], lines: [{ item: small.items.carne }] }),
  );
  await floor.rows(
    "update qr_orders set receptor = jsonb_build_object('correo', $2::text), language = 'ja' where tenant_id = $1 and id = $3",
    receptor.correo,
    ordered,
  );
  const body = await floor.payBody([await floor.sendReadyOrder()], { receptor });
  await floor.admin.call(payOrders, { body, headers: aKey() });
  const { id } = required((await floor.documents()).at(-1), "a document");
  await floor.deliver(id);
  const mailed = async () => {
    const before = server.mails.length;
    await deliverTaxDocument.handle({ tenantId: small.tenantId, documentId: id }, server.deps);
    return server.mails.slice(before);
  };
  const [mail] = await mailed();
  expect(mail?.html).toContain('<html lang="ja" dir="ltr">');
  expect(mail?.text).toContain(sayIn("ja")("taxDelivery.mail.see"));
  expect(Buffer.from(mail?.files?.[0]?.bytes ?? []).toString("utf8")).toContain("/Lang (es");
  await floor.admin.call(sendTaxDocumentMail, { params: { id }, body: { to: "otro@test.example" } });
  const [other] = await mailed();
  expect(other?.html).toContain('<html lang="es" dir="ltr">');
});
