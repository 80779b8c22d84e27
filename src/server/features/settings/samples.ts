import { setChargingRules } from "../../../contract/settings.ts";
import { setServiceCharge } from "../../../contract/setup/service-charge.ts";
import { type Sample, sample } from "../../suites/sample.ts";

export const settingsSamples: readonly Sample[] = [
  sample(setChargingRules)(() => ({ body: { pay_first: ["takeaway"] } })),
  sample(setServiceCharge)(() => ({
    body: {
      serviceCharge: 10,
      isTaxed: true,
      rules: [{ deliveryType: "dinein", fromPeople: 6, serviceCharge: 12.5 }],
    },
  })),
];
