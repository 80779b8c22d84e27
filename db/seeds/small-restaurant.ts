import { createTenant } from "#core/tenants/server/public.ts";
import type { Id } from "#platform/domain/ids.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { describeIssuer, type NewFiscalSettings } from "./charge.ts";
import { type CreatedMenuItem, createCategory, createMenuItem, createTax } from "./menu.ts";
import { addRecipe, createInventoryItem } from "./stock.ts";
import { createCustomer, createPaymentType, createTable } from "./store.ts";

/** Everything the small restaurant has, by what tests call it. Prices in cents, stock in thousandths. */
export interface SmallRestaurant {
  readonly tenantId: Id<"Tenant">;
  /** Comida (kitchen) and Bebidas (bar). */
  readonly categories: { readonly food: Id<"Category">; readonly drinks: Id<"Category"> };
  /** IVA 13 %: in the price, and on top of it. */
  readonly taxes: { readonly inclusive: Id<"Tax">; readonly exclusive: Id<"Tax"> };
  readonly items: SmallMenu;
  readonly stock: { readonly masa: Id<"InventoryItem">; readonly queso: Id<"InventoryItem"> };
  readonly tables: readonly [Id<"Table">, Id<"Table">, Id<"Table">];
  readonly paymentTypes: { readonly cash: Id<"PaymentType">; readonly card: Id<"PaymentType"> };
  readonly customerId: Id<"Customer">;
}

export interface SmallMenu {
  /** $1.00, variants De maíz $1.00 and De arroz $1.25, add-ons Extra queso $0.50 and Curtido aparte $0.25; recipe on stock. */
  readonly pupusa: CreatedMenuItem;
  /** $6.50, IVA included, no choices, no recipe. */
  readonly carne: CreatedMenuItem;
  /** $2.00, IVA on top, no choices; 250 g of queso a portion. */
  readonly quesadilla: CreatedMenuItem;
  /** $1.50, made at the bar. */
  readonly horchata: CreatedMenuItem;
  /** $3.00, without tax, made at the bar. */
  readonly cerveza: CreatedMenuItem;
  /** Taken off the menu. */
  readonly disabled: CreatedMenuItem;
}

let restaurants = 0;

/** A restaurant with one of everything, the smallest world the API tests sell in. Each call makes another one. */
export async function aSmallRestaurant(
  db: Database,
  { name }: { name?: string } = {},
): Promise<SmallRestaurant> {
  restaurants += 1;
  const tenantId = await createTenant(db, { name: name ?? `Comedor ${restaurants}` });
  return db.inTenant(tenantId, async (tx) => {
    const taxes = {
      inclusive: await createTax(tx, { title: "IVA", rate: 1300, type: "inclusive" }),
      exclusive: await createTax(tx, { title: "IVA sobre precio", rate: 1300, type: "exclusive" }),
    };
    const categories = {
      food: await createCategory(tx, { title: "Comida", position: 1 }),
      drinks: await createCategory(tx, { title: "Bebidas", position: 2 }),
    };
    const stock = {
      masa: await createInventoryItem(tx, {
        title: "Masa de maíz",
        unit: "kg",
        quantity: 20_000,
        lowThreshold: 2_000,
      }),
      queso: await createInventoryItem(tx, {
        title: "Queso",
        unit: "kg",
        quantity: 5_000,
        lowThreshold: 1_000,
      }),
    };
    const items = await smallMenu(tx, { taxes, categories, stock });
    await describeIssuer(tx, smallIssuer);
    return { tenantId, categories, taxes, items, stock, ...(await smallStore(tx)) };
  });
}

const smallIssuer: NewFiscalSettings = {
  legalName: "Comedor, S.A. de C.V.",
  nit: "06140101901010",
  nrc: "1234567",
  phone: "2222-0000",
  email: "facturas@comedor.example",
  address: { department: "06", municipality: "23", complement: "Calle Arce 1" },
};

type SmallParts = Pick<SmallRestaurant, "taxes" | "categories" | "stock">;

async function smallMenu(tx: Tx, { taxes, categories, stock }: SmallParts): Promise<SmallMenu> {
  const food = { categoryId: categories.food, taxId: taxes.inclusive };
  const drink = { categoryId: categories.drinks, taxId: taxes.inclusive };
  const pupusa = await createMenuItem(tx, {
    ...food,
    title: "Pupusa de queso",
    price: 100,
    position: 1,
    variants: [
      { title: "De maíz", price: 100 },
      { title: "De arroz", price: 125 },
    ],
    addons: [
      { title: "Extra queso", price: 50 },
      { title: "Curtido aparte", price: 25 },
    ],
  });
  const [maiz] = pupusa.variants;
  const [extra] = pupusa.addons;
  await addRecipe(tx, pupusa.id, [
    { inventoryItemId: stock.queso, quantity: 50 },
    ...(maiz ? [{ inventoryItemId: stock.masa, quantity: 100, variantId: maiz.id }] : []),
    ...(extra ? [{ inventoryItemId: stock.queso, quantity: 40, addonId: extra.id }] : []),
  ]);
  const quesadilla = await createMenuItem(tx, {
    ...food,
    taxId: taxes.exclusive,
    title: "Quesadilla",
    price: 200,
    position: 3,
  });
  await addRecipe(tx, quesadilla.id, [{ inventoryItemId: stock.queso, quantity: 250 }]);
  return {
    pupusa,
    quesadilla,
    carne: await createMenuItem(tx, { ...food, title: "Carne asada", price: 650, position: 2 }),
    horchata: await createMenuItem(tx, { ...drink, title: "Horchata", price: 150, position: 4 }),
    cerveza: await createMenuItem(tx, { ...drink, taxId: null, title: "Cerveza", price: 300, position: 5 }),
    disabled: await createMenuItem(tx, {
      ...food,
      title: "Sopa de res",
      price: 450,
      position: 6,
      isEnabled: false,
    }),
  };
}

async function smallStore(tx: Tx): Promise<Pick<SmallRestaurant, "tables" | "paymentTypes" | "customerId">> {
  return {
    tables: [
      await createTable(tx, { title: "Mesa 1", floor: "Salón", seats: 4, position: 1 }),
      await createTable(tx, { title: "Mesa 2", floor: "Salón", seats: 2, position: 2 }),
      await createTable(tx, { title: "Mesa 3", floor: "Terraza", seats: 6, position: 3 }),
    ],
    paymentTypes: {
      cash: await createPaymentType(tx, { title: "Efectivo", icon: "cash", position: 1 }),
      card: await createPaymentType(tx, { title: "Tarjeta", icon: "card", position: 2 }),
    },
    customerId: await createCustomer(tx, { phone: "7000-0001", name: "Cliente de prueba" }),
  };
}
