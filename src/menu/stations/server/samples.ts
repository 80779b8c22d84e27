import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import { addStation, changeStation } from "../contract/stations.ts";

const stationLimits = { late_minutes: 15, warn_minutes: 8, pickup_minutes: 3 };

export const stationsSamples: readonly Sample[] = [
  sample(addStation)(() => ({ body: { title: `Plancha ${randomUUID().slice(0, 8)}`, ...stationLimits } })),
  sample(changeStation)(({ station }) => ({
    params: { stationId: station },
    body: { title: "Cocina caliente", ...stationLimits },
  })),
];
