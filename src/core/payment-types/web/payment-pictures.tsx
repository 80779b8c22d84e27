import {
  IconBrandPaypal,
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  IconDeviceMobileDollar,
  IconDiscount2,
  IconQrcode,
  IconWallet,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PaymentIcon } from "../domain/payment-icon.ts";

/** Picture of each kind of payment type. */
export const paymentPictures = {
  cash: <IconCash size={22} stroke={1.75} aria-hidden="true" />,
  card: <IconCreditCard size={22} stroke={1.75} aria-hidden="true" />,
  wallet: <IconWallet size={22} stroke={1.75} aria-hidden="true" />,
  paypal: <IconBrandPaypal size={22} stroke={1.75} aria-hidden="true" />,
  qrcode: <IconQrcode size={22} stroke={1.75} aria-hidden="true" />,
  reader: <IconDeviceMobileDollar size={22} stroke={1.75} aria-hidden="true" />,
  bank: <IconBuildingBank size={22} stroke={1.75} aria-hidden="true" />,
  discount: <IconDiscount2 size={22} stroke={1.75} aria-hidden="true" />,
} as const satisfies Record<PaymentIcon, ReactNode>;
