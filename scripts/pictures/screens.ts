import type { Page } from "@playwright/test";

/** One of the most used screens, as the pictures show it. */
export interface PicturedScreen {
  /** Name of its files. */
  readonly name: string;
  /** Its heading on the page of pictures. */
  readonly title: string;
  /** "guest:" is the menu of a table, as its printed code leads to it. */
  readonly at: string;
  /** Role that is signed in; a guest is not. */
  readonly as: "admin" | "guest" | "operator";
  /** Prepares the screen before it is pictured. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const ofRestaurant = (name: string, title: string, at = name, prepare?: PicturedScreen["prepare"]) =>
  ({ name, title, at: `/dashboard/${at}`, as: "admin", ...(prepare && { prepare }) }) as const;

/** Dishes go into the cart; where one has choices, its dialog is agreed to. */
async function fillCart(page: Page): Promise<void> {
  for (const title of ["Plátanos con frijoles", "Pupusa revuelta", "Pupusa de queso con loroco"]) {
    await page
      .getByRole("button", { name: new RegExp(`^${title}`) })
      .first()
      .click();
    const dialog = page.locator("dialog:modal");
    await dialog.waitFor({ timeout: 1000 }).catch(() => undefined);
    if (await dialog.count())
      await dialog
        .getByRole("button", { name: /^Agregar/ })
        .last()
        .click();
  }
}

/** The first account's payment. */
async function openPayment(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Cobrar/ })
    .first()
    .click();
  await page.locator("dialog:modal").waitFor();
}

async function openDish(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Pupusa revuelta/ })
    .first()
    .click();
  await page.locator("dialog:modal").waitFor();
}

/** The 40 most used screens, in the order of a day. */
export const picturedScreens: readonly PicturedScreen[] = [
  { name: "login", title: "Sign-in", at: "/login", as: "guest" },
  { name: "sign-up", title: "Sign-up", at: "/sign-up", as: "guest" },
  ofRestaurant("home", "Home"),
  ofRestaurant("pos", "Till"),
  ofRestaurant("pos-cart", "Till with a cart", "pos", fillCart),
  ofRestaurant("orders", "Open accounts"),
  ofRestaurant("orders-floor", "Open accounts on the plan", "orders?view=floor"),
  ofRestaurant("kitchen", "Kitchen"),
  ofRestaurant("bar", "Bar"),
  ofRestaurant("order-status", "Order board"),
  ofRestaurant("customer-display", "Customer display"),
  ofRestaurant("order-charge", "Charge"),
  ofRestaurant("payment", "Payment", "order-charge", openPayment),
  ofRestaurant("cash", "Cash drawer"),
  ofRestaurant("reservation", "Reservations"),
  ofRestaurant("customers", "Customers"),
  ofRestaurant("invoices", "Invoices"),
  ofRestaurant("accounting", "Accounting", "accounting"),
  ofRestaurant("inventory", "Storeroom"),
  ofRestaurant("to-buy", "To buy", "inventory/to-buy"),
  ofRestaurant("purchases", "Purchases"),
  ofRestaurant("new-purchase", "New purchase", "purchases/new"),
  ofRestaurant("feedbacks", "Guests' opinions"),
  ofRestaurant("reports", "Reports"),
  ofRestaurant("users", "Staff"),
  ofRestaurant("devices", "Devices"),
  ofRestaurant("settings", "Settings: the store", "settings"),
  ofRestaurant("guest-ordering", "Settings: guests' orders", "settings/guest-ordering"),
  ofRestaurant("menu-items", "Settings: menu", "settings/menu-items"),
  ofRestaurant("categories", "Settings: categories", "settings/menu-items/categories"),
  ofRestaurant("price-rules", "Settings: prices by the hour", "settings/price-rules"),
  ofRestaurant("tables", "Settings: tables", "settings/tables"),
  ofRestaurant("stations", "Settings: stations", "settings/stations"),
  ofRestaurant("payment-types", "Settings: ways to pay", "settings/payment-types"),
  ofRestaurant("print-settings", "Settings: paper", "settings/print-settings"),
  { name: "guest-menu", title: "Guests' menu", at: "guest:", as: "guest" },
  { name: "guest-dish", title: "A dish of the guests' menu", at: "guest:", as: "guest", prepare: openDish },
  { name: "developers", title: "Guide of the API", at: "/developers", as: "guest" },
  { name: "platform-home", title: "The operator's home", at: "/superadmin/dashboard/home", as: "operator" },
  {
    name: "platform-tenants",
    title: "The operator's restaurants",
    at: "/superadmin/dashboard/tenants",
    as: "operator",
  },
];
