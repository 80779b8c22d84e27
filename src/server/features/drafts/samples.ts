import { randomUUID } from "node:crypto";
import { deleteDraft, deleteDrafts, saveDraft } from "../../../contract/drafts.ts";
import { type Sample, sample } from "../../suites/sample.ts";
import type { World } from "../../suites/suite-world.ts";

export const draftsSamples: readonly Sample[] = [
  sample(saveDraft)(({ small, qrOrderId }) => ({ body: aDraft(small, qrOrderId) })),
  sample(deleteDraft)(async ({ admin, small, qrOrderId }) => {
    const body = aDraft(small, qrOrderId);
    await admin.call(saveDraft, { body });
    return { params: { uuid: body.uuid } };
  }),
  sample(deleteDrafts)(async ({ admin, small, qrOrderId }) => {
    await admin.call(saveDraft, { body: aDraft(small, qrOrderId) });
    return {};
  }),
];

function aDraft({ items, tables, customerId }: World["small"], qrOrderId: number) {
  const [variant] = items.pupusa.variants;
  const [addon] = items.pupusa.addons;
  return {
    uuid: randomUUID(),
    nameRef: "Mesa de la esquina",
    cart: {
      lines: [
        {
          uuid: randomUUID(),
          id: items.pupusa.id,
          title: items.pupusa.title,
          quantity: 2,
          price: 1.5,
          notes: "sin curtido",
          variant: variant ? { id: variant.id, title: variant.title, price: 1 } : null,
          addons: addon ? [{ id: addon.id, title: addon.title, price: 0.5 }] : [],
        },
      ],
      deliveryType: "dinein" as const,
      customer: { id: customerId, phone: "7000-0001", name: "Cliente de prueba" },
      tableId: tables[0],
      selectedQrOrderItem: qrOrderId,
      source: null,
      externalNumber: null,
    },
  };
}
