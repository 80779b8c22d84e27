import {
  IconArmchair,
  IconBasket,
  IconBook2,
  IconCalendarCheck,
  IconCategory,
  IconCertificate,
  IconClipboardList,
  IconClockDollar,
  IconCreditCard,
  IconDeviceMobile,
  IconDiscount,
  IconFileDollar,
  IconFileDownload,
  IconFileImport,
  IconGrill,
  IconHistory,
  IconLanguage,
  IconLayersLinked,
  IconNotebook,
  IconPackageExport,
  IconPlugConnected,
  IconPrinter,
  IconReceiptDollar,
  IconReceiptTax,
  IconScale,
  IconTestPipe,
  IconToolsKitchen,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { MessageKey } from "#app/words/message-key.ts";
import type { ScreenId } from "../../domain/access/screens.ts";
import { frameIcons } from "./frame-icons.tsx";
import { hasTitle, screenTitle, type TitledScreen } from "./screen-titles.ts";

interface ScreenLook {
  readonly title: MessageKey;
  readonly icon: ReactNode;
}

/** Icons of the screens; those of the frame are in frame-icons.tsx. */
const icons: Readonly<Record<TitledScreen, ReactNode>> = {
  ...frameIcons,
  customersImport: <IconFileImport size={20} stroke={1.75} />,
  purchasesImport: <IconFileDownload size={20} stroke={1.75} />,
  toBuy: <IconBasket size={20} stroke={1.75} />,
  stockCounts: <IconClipboardList size={20} stroke={1.75} />,
  manualInvoicing: <IconFileDollar size={20} stroke={1.75} />,
  taxBooks: <IconBook2 size={20} stroke={1.75} />,
  taxClosing: <IconCalendarCheck size={20} stroke={1.75} />,
  taxWithheld: <IconReceiptTax size={20} stroke={1.75} />,
  taxSettlement: <IconScale size={20} stroke={1.75} />,
  journal: <IconNotebook size={20} stroke={1.75} />,
  api: <IconPlugConnected size={20} stroke={1.75} />,
  exportData: <IconPackageExport size={20} stroke={1.75} />,
  audit: <IconHistory size={20} stroke={1.75} />,
  menuItems: <IconToolsKitchen size={20} stroke={1.75} />,
  categories: <IconCategory size={20} stroke={1.75} />,
  sharedGroups: <IconLayersLinked size={20} stroke={1.75} />,
  menuTranslations: <IconLanguage size={20} stroke={1.75} />,
  tables: <IconArmchair size={20} stroke={1.75} />,
  priceRules: <IconClockDollar size={20} stroke={1.75} />,
  stations: <IconGrill size={20} stroke={1.75} />,
  printSettings: <IconPrinter size={20} stroke={1.75} />,
  guestOrdering: <IconDeviceMobile size={20} stroke={1.75} />,
  charging: <IconReceiptDollar size={20} stroke={1.75} />,
  taxIssuer: <IconCertificate size={20} stroke={1.75} />,
  taxSetup: <IconReceiptTax size={20} stroke={1.75} />,
  paymentTypes: <IconCreditCard size={20} stroke={1.75} />,
  discountCodes: <IconDiscount size={20} stroke={1.75} />,
  fiscalTest: <IconTestPipe size={20} stroke={1.75} />,
};

/**
 * Returns title and icon of a screen; undefined for one that has none. Not for the frame: it loads the icons
 * of all settings.
 */
export function screenLook(id: ScreenId): ScreenLook | undefined {
  return hasTitle(id) ? { title: screenTitle(id), icon: icons[id] } : undefined;
}
