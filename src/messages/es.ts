import type { en } from "./en.ts";
import { accounts, accountsErrors } from "./es/accounts.ts";
import { approvals, approvalsErrors } from "./es/approvals.ts";
import { auth, authErrors } from "./es/auth.ts";
import { cash, cashErrors } from "./es/cash.ts";
import { charge } from "./es/charge.ts";
import { client } from "./es/client.ts";
import { customers, customersErrors } from "./es/customers.ts";
import { devices } from "./es/devices.ts";
import { displays } from "./es/displays.ts";
import { platformErrors } from "./es/errors.ts";
import { kitchen, kitchenErrors } from "./es/kitchen.ts";
import { language } from "./es/language.ts";
import { login } from "./es/login.ts";
import { orders, ordersErrors } from "./es/orders.ts";
import { password } from "./es/password.ts";
import { payments, paymentsErrors } from "./es/payments.ts";
import { platform } from "./es/platform.ts";
import { pos } from "./es/pos.ts";
import { profile } from "./es/profile.ts";
import { receipts } from "./es/receipts.ts";
import { refunds, refundsErrors } from "./es/refunds.ts";
import { screens } from "./es/screens.ts";
import { shell } from "./es/shell.ts";
import { stations, stationsErrors } from "./es/stations.ts";
import { subscription } from "./es/subscription.ts";
import { support } from "./es/support.ts";
import { tips } from "./es/tips.ts";
import { toast } from "./es/toast.ts";
import { tray } from "./es/tray.ts";
import { ui } from "./es/ui.ts";
import { validation } from "./es/validation.ts";
import type { Translated } from "./translated.ts";

/** Spanish of El Salvador. */
export const es = {
  accounts,
  approvals,
  auth,
  cash,
  charge,
  client,
  customers,
  devices,
  displays,
  errors: {
    ...platformErrors,
    ...accountsErrors,
    ...approvalsErrors,
    ...authErrors,
    ...cashErrors,
    ...customersErrors,
    ...kitchenErrors,
    ...ordersErrors,
    ...paymentsErrors,
    ...refundsErrors,
    ...stationsErrors,
  },
  kitchen,
  language,
  login,
  orders,
  password,
  payments,
  platform,
  pos,
  profile,
  receipts,
  refunds,
  screens,
  shell,
  stations,
  subscription,
  support,
  toast,
  tips,
  tray,
  ui,
  validation,
} as const satisfies Translated<typeof en>;
