import { approvalRoutes } from "./features/approvals/routes.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { cashRoutes } from "./features/cash/routes.ts";
import { catalogueRoutes } from "./features/catalogues/routes.ts";
import { customerRoutes } from "./features/customers/routes.ts";
import { fileRoutes } from "./features/files/routes.ts";
import { kitchenRoutes } from "./features/kitchen/routes.ts";
import { orderRoutes } from "./features/orders/routes.ts";
import { paymentRoutes } from "./features/payments/routes.ts";
import { platformConsoleRoutes } from "./features/platform-console/routes.ts";
import { posRoutes } from "./features/pos/routes.ts";
import type { FeatureRoutes } from "./platform/http/build-app.ts";

/** The features that make up the API; each binds the routes of its contract file. */
export const features: readonly FeatureRoutes[] = [
  authRoutes,
  cashRoutes,
  approvalRoutes,
  catalogueRoutes,
  customerRoutes,
  platformConsoleRoutes,
  fileRoutes,
  kitchenRoutes,
  orderRoutes,
  paymentRoutes,
  posRoutes,
];
