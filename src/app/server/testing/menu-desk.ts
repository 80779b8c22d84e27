import { type addMenuItem, readMenuItem } from "#menu/menu/contract/menu-items.ts";
import { posInit } from "#service/pos/contract/pos.ts";
import { aFloor, type Floor } from "./floor.ts";
import type { CallInput } from "./test-server.ts";

type ItemBody = NonNullable<CallInput<typeof addMenuItem>["body"]>;

/** An item as the owner's form sends it: goods by the unit, with the IVA in the price. */
export const anItem = (changes: Partial<ItemBody> = {}): ItemBody => ({
  title: "Enchilada",
  price: 2.5,
  dte_tipo_item_codigo: "1",
  dte_gravado: 1,
  dte_cod_tributo: "20",
  dte_unidad_medida: "59",
  dte_porcentaje_iva: 13,
  ...changes,
});

/** A restaurant in service whose owner is at the menu. */
export interface MenuDesk extends Floor {
  /** Returns the menu that a till would start with. */
  onTills(): Promise<{ titles: string[]; categories: string[] }>;
  readItem(id: number): ReturnType<typeof readById>;
  /** Number of events after which tills load the menu again. */
  menuEvents(): number;
}

async function readById(floor: Floor, id: number) {
  return (await floor.admin.call(readMenuItem, { params: { id } })).ok.formattedMenuItem;
}

export async function aMenuDesk(): Promise<MenuDesk> {
  const floor = await aFloor();
  return {
    ...floor,
    onTills: async () => {
      const { menuItems, categories } = (await floor.waiter.call(posInit)).ok;
      return {
        titles: menuItems.map(({ title }) => title),
        categories: categories.map(({ title }) => title),
      };
    },
    readItem: (id) => readById(floor, id),
    menuEvents: () =>
      floor.server.events.filter(
        ({ tenantId, event }) =>
          tenantId === floor.small.tenantId && event.type === "menu_changed" && event.itemId === undefined,
      ).length,
  };
}
