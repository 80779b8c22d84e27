import { readGroup } from "#core/settings/server/setting-group.ts";
import type { FeatureRoutes } from "#platform/server/http/feature-routes.ts";
import { readServiceCharge, serviceCharge, setServiceCharge as set } from "../contract/service-charge.ts";
import { setServiceCharge } from "./service-charge.ts";

export const serviceChargeRoutes: FeatureRoutes = (on) => {
  on(readServiceCharge, ({ ctx }) => readGroup(ctx, serviceCharge));
  on(set, ({ ctx, body }) => setServiceCharge(ctx, body));
};
