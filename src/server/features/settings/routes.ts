import * as contract from "../../../contract/settings.ts";
import type { FeatureRoutes } from "../../platform/http/build-app.ts";
import { readChargingRules, setChargingRules } from "./charging-rules.ts";

export const settingsRoutes: FeatureRoutes = (on) => {
  on(contract.readChargingRules, ({ ctx }) => readChargingRules(ctx));
  on(contract.setChargingRules, ({ ctx, body }) => setChargingRules(ctx, body));
};
