import { randomUUID } from "node:crypto";
import { addStation, assignStation, changeStation } from "../../../contract/stations.ts";
import { type Sample, sample } from "../../suites/sample.ts";

const stationLimits = { late_minutes: 15, warn_minutes: 8, pickup_minutes: 3 };

export const stationsSamples: readonly Sample[] = [
  sample(addStation)(() => ({ body: { title: `Plancha ${randomUUID().slice(0, 8)}`, ...stationLimits } })),
  sample(changeStation)(({ station }) => ({
    params: { stationId: station },
    body: { title: "Cocina caliente", ...stationLimits },
  })),
  sample(assignStation)(({ small, station }) => ({
    body: {
      categories: [{ id: small.categories.drinks, station_id: station }],
      items: [{ id: small.items.carne.id, station_id: null }],
    },
  })),
];
