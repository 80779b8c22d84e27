import { type Sample, sample } from "#app/server/suites/sample.ts";
import { saveCombo } from "../contract/combos.ts";

export const combosSamples: readonly Sample[] = [
  sample(saveCombo)(({ combo, small: { items } }) => ({
    params: { itemId: String(combo.combo.id) },
    body: {
      groups: [
        {
          id: combo.combo.groupIds[0],
          title: "Plato fuerte",
          min: 1,
          max: 2,
          choices: [
            {
              id: combo.pupusa,
              item_id: items.pupusa.id,
              variant_id: items.pupusa.variants[0]?.id ?? null,
              extra: 0.75,
              is_default: true,
            },
          ],
        },
      ],
    },
  })),
];
