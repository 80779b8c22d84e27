import { type Sample, sample } from "#app/server/suites/sample.ts";
import { setServiceCharge } from "../contract/service-charge.ts";

export const serviceChargeSamples: readonly Sample[] = [
  sample(setServiceCharge)(() => ({
    body: {
      serviceCharge: 10,
      isTaxed: true,
      rules: [{ deliveryType: "dinein", fromPeople: 6, serviceCharge: 12.5 }],
    },
  })),
];
