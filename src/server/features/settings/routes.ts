import * as contract from "../../../contract/settings.ts";
import * as serviceCharge from "../../../contract/setup/service-charge.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { readChargingRules, setChargingRules } from "./charging-rules.ts";
import { readServiceCharge, setServiceCharge } from "./service-charge.ts";

export const settingsRoutes: FeatureRoutes = (on) => {
  on(contract.readChargingRules, ({ ctx }) => readChargingRules(ctx));
  on(contract.setChargingRules, ({ ctx, body }) => setChargingRules(ctx, body));
  on(serviceCharge.readServiceCharge, ({ ctx }) => readServiceCharge(ctx));
  on(serviceCharge.setServiceCharge, ({ ctx, body }) => setServiceCharge(ctx, body));
};
