import { type CreatedCombo, createCombo } from "#db/seeds/combos.ts";
import type { ComboChoiceId } from "#platform/domain/ids.ts";
import { aLine, type CartLineBody, type Till } from "./till.ts";

/** A combo for $5.00: a dish (meat, or a pupusa that is asked for its dough, $0.50 more) and a drink (horchata, or untaxed beer for $1.00 more). */
export interface ComboOnMenu {
  readonly combo: CreatedCombo;
  readonly meat: ComboChoiceId;
  readonly pupusa: ComboChoiceId;
  readonly horchata: ComboChoiceId;
  readonly beer: ComboChoiceId;
  /** A line of it as the web app sends it; meat and horchata unless told. */
  line(changes?: Partial<CartLineBody> & { readonly choices?: readonly ComboChoiceId[] }): CartLineBody;
}

/** Puts the combo on the menu of a till's restaurant. */
export async function aCombo({ server, small }: Pick<Till, "server" | "small">): Promise<ComboOnMenu> {
  const { carne, pupusa, horchata, cerveza } = small.items;
  const combo = await server.db.inTenant(small.tenantId, (tx) =>
    createCombo(tx, {
      title: "Combo típico",
      price: 500,
      categoryId: small.categories.food,
      taxId: small.taxes.inclusive,
      groups: [
        {
          title: "Plato",
          choices: [
            { itemId: carne.id, isDefault: true },
            { itemId: pupusa.id, extra: 50 },
          ],
        },
        {
          title: "Bebida",
          choices: [
            { itemId: horchata.id, isDefault: true },
            { itemId: cerveza.id, extra: 100 },
          ],
        },
      ],
    }),
  );
  const choice = (group: number, place: number) => {
    const id = combo.choiceIds[group]?.[place];
    if (id === undefined) throw new Error("The combo has two groups of two");
    return id;
  };
  const [meat, drink] = [choice(0, 0), choice(1, 0)];
  return {
    combo,
    meat,
    pupusa: choice(0, 1),
    horchata: drink,
    beer: choice(1, 1),
    line: ({ choices = [meat, drink], ...changes } = {}) =>
      aLine({ id: combo.id, price: 5, parts: choices.map((choice_id) => ({ choice_id })), ...changes }),
  };
}
