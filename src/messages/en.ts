import { accounts, accountsErrors } from "./en/accounts.ts";
import { approvals, approvalsErrors } from "./en/approvals.ts";
import { auth, authErrors } from "./en/auth.ts";
import { cash, cashErrors } from "./en/cash.ts";
import { charge } from "./en/charge.ts";
import { client } from "./en/client.ts";
import { customers, customersErrors } from "./en/customers.ts";
import { devices } from "./en/devices.ts";
import { displays } from "./en/displays.ts";
import { platformErrors } from "./en/errors.ts";
import { kitchen, kitchenErrors } from "./en/kitchen.ts";
import { language } from "./en/language.ts";
import { login } from "./en/login.ts";
import { orders, ordersErrors } from "./en/orders.ts";
import { password } from "./en/password.ts";
import { payments, paymentsErrors } from "./en/payments.ts";
import { platform } from "./en/platform.ts";
import { pos } from "./en/pos.ts";
import { profile } from "./en/profile.ts";
import { receipts } from "./en/receipts.ts";
import { refunds, refundsErrors } from "./en/refunds.ts";
import { screens } from "./en/screens.ts";
import { shell } from "./en/shell.ts";
import { stations, stationsErrors } from "./en/stations.ts";
import { subscription } from "./en/subscription.ts";
import { support } from "./en/support.ts";
import { tips } from "./en/tips.ts";
import { toast } from "./en/toast.ts";
import { tray } from "./en/tray.ts";
import { ui } from "./en/ui.ts";
import { validation } from "./en/validation.ts";

/** English: the source of keys. One file per feature; `t("orders.title")` reads `title` of `en/orders.ts`. */
export const en = {
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
} as const;
