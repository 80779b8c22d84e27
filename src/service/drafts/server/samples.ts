import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import type { World } from "#app/server/suites/suite-world.ts";
import { deleteDraft, deleteDrafts, saveDraft } from "../contract/drafts.ts";

export const draftsSamples: readonly Sample[] = [
  sample(saveDraft)((world) => ({ body: aDraft(world) })),
  sample(deleteDraft)(async (world) => {
    const body = aDraft(world);
    await world.admin.call(saveDraft, { body });
    return { params: { uuid: body.uuid } };
  }),
  sample(deleteDrafts)(async (world) => {
    await world.admin.call(saveDraft, { body: aDraft(world) });
    return {};
  }),
];

function aDraft({ small: { items, tables, customerId }, qrOrderId, combo }: World) {
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
          parts: [
            {
              choice_id: combo.pupusa,
              id: items.pupusa.id,
              title: items.pupusa.title,
              price: 1,
              extra: 0.5,
              variant: variant ? { id: variant.id, title: variant.title, price: 1 } : null,
              addons: addon ? [{ id: addon.id, title: addon.title, price: 0.5 }] : [],
            },
          ],
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
