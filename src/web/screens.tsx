import {
  IconArmchair,
  IconBeer,
  IconCash,
  IconCashRegister,
  IconCategory,
  IconClockDollar,
  IconCoins,
  IconCreditCard,
  IconDeviceDesktop,
  IconDevices,
  IconDiscount,
  IconGrill,
  IconHeadset,
  IconHistory,
  IconHome,
  IconLanguage,
  IconListNumbers,
  IconPrinter,
  IconReceipt,
  IconReceiptDollar,
  IconReceiptTax,
  IconSettings,
  IconToolsKitchen,
  IconToolsKitchen2,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ScreenId } from "../domain/access/screens.ts";
import type { MessageKey } from "../messages/message-key.ts";

interface ScreenLook {
  readonly title: MessageKey;
  readonly icon: ReactNode;
}

/**
 * The screens that exist. Sidebar and command search list exactly these, to whom src/domain/access allows it. A new
 * screen is a route file, a title in src/messages/…/screens.ts and a line here.
 */
const built = {
  home: { title: "screens.home", icon: <IconHome size={20} stroke={1.75} /> },
  pos: { title: "screens.pos", icon: <IconCashRegister size={20} stroke={1.75} /> },
  orders: { title: "screens.orders", icon: <IconReceipt size={20} stroke={1.75} /> },
  orderCharge: { title: "screens.orderCharge", icon: <IconCash size={20} stroke={1.75} /> },
  cash: { title: "screens.cash", icon: <IconCoins size={20} stroke={1.75} /> },
  kitchen: { title: "screens.kitchen", icon: <IconToolsKitchen2 size={20} stroke={1.75} /> },
  bar: { title: "screens.bar", icon: <IconBeer size={20} stroke={1.75} /> },
  orderStatus: { title: "screens.orderStatus", icon: <IconListNumbers size={20} stroke={1.75} /> },
  customerDisplay: { title: "screens.customerDisplay", icon: <IconDeviceDesktop size={20} stroke={1.75} /> },
  users: { title: "screens.users", icon: <IconUsers size={20} stroke={1.75} /> },
  settings: { title: "screens.settings", icon: <IconSettings size={20} stroke={1.75} /> },
  audit: { title: "screens.audit", icon: <IconHistory size={20} stroke={1.75} /> },
  menuItems: { title: "screens.menuItems", icon: <IconToolsKitchen size={20} stroke={1.75} /> },
  categories: { title: "screens.categories", icon: <IconCategory size={20} stroke={1.75} /> },
  tables: { title: "screens.tables", icon: <IconArmchair size={20} stroke={1.75} /> },
  priceRules: { title: "screens.priceRules", icon: <IconClockDollar size={20} stroke={1.75} /> },
  stations: { title: "screens.stations", icon: <IconGrill size={20} stroke={1.75} /> },
  printSettings: { title: "screens.printSettings", icon: <IconPrinter size={20} stroke={1.75} /> },
  charging: { title: "screens.charging", icon: <IconReceiptDollar size={20} stroke={1.75} /> },
  taxSetup: { title: "screens.taxSetup", icon: <IconReceiptTax size={20} stroke={1.75} /> },
  paymentTypes: { title: "screens.paymentTypes", icon: <IconCreditCard size={20} stroke={1.75} /> },
  discountCodes: { title: "screens.discountCodes", icon: <IconDiscount size={20} stroke={1.75} /> },
  profile: { title: "screens.profile", icon: <IconUser size={20} stroke={1.75} /> },
  devices: { title: "screens.devices", icon: <IconDevices size={20} stroke={1.75} /> },
  language: { title: "screens.language", icon: <IconLanguage size={20} stroke={1.75} /> },
  contactSupport: { title: "screens.contactSupport", icon: <IconHeadset size={20} stroke={1.75} /> },
} as const satisfies Partial<Record<ScreenId, ScreenLook>>;

const looks: Partial<Record<ScreenId, ScreenLook>> = built;

/** Ids of the screens that are built. */
export const existingScreens: readonly ScreenId[] = Object.keys(built).filter(
  (id): id is ScreenId => id in looks,
);

/** Title and icon of a screen; undefined while it is not built. */
export function screenLook(id: ScreenId): ScreenLook | undefined {
  return looks[id];
}
