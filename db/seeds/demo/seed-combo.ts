import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { createCombo } from "../combos.ts";
import type { SeededItem } from "./seed-menu.ts";

/** The combo of the demo restaurant: a breakfast, a hot drink, and something sweet for those who want it. */
export async function seedCombo(tx: Tx, items: readonly SeededItem[]): Promise<void> {
  const called = (title: string): SeededItem => {
    const item = items.find((offered) => offered.title === title);
    if (!item) throw new Error(`The demo menu has no ${title}`);
    return item;
  };
  const typical = called("Desayuno típico");
  const { image } = await tx.one(
    sqlOf
      .selectFrom("menu_items")
      .select("image")
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", typical.id),
  );
  await createCombo(tx, {
    image,
    title: "Combo desayuno",
    description: "Un desayuno con su bebida caliente, y pan dulce si gusta.",
    price: 575,
    categoryId: typical.categoryId,
    taxId: typical.tax.id,
    position: 100,
    groups: [
      {
        title: "Desayuno",
        choices: [
          { itemId: typical.id, isDefault: true },
          { itemId: called("Casamiento con huevo").id },
          { itemId: called("Desayuno ranchero").id, extra: 75 },
        ],
      },
      {
        title: "Bebida caliente",
        choices: [
          { itemId: called("Café de olla").id, isDefault: true },
          { itemId: called("Chocolate caliente").id, extra: 50 },
        ],
      },
      {
        title: "Pan dulce",
        min: 0,
        max: 2,
        choices: [
          { itemId: called("Semita de piña").id, extra: 100 },
          { itemId: called("Quesadilla salvadoreña").id, extra: 125 },
        ],
      },
    ],
  });
}
