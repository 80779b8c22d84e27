import { type Sample, sample } from "#app/server/suites/sample.ts";
import {
  acknowledgeChanges,
  barLineStatus,
  kitchenLineStatus,
  printTicket,
  recallLines,
} from "../contract/kitchen.ts";

export const kitchenSamples: readonly Sample[] = [
  sample(kitchenLineStatus)(({ fresh }) => ({
    params: { itemId: fresh.kitchenLine },
    body: { status: "preparing" },
  })),
  sample(barLineStatus)(({ fresh }) => ({
    params: { itemId: fresh.barLine },
    body: { status: "preparing" },
  })),
  sample(recallLines)(({ ready }) => ({ body: { station: "kitchen", lineIds: [ready.kitchenLine] } })),
  sample(acknowledgeChanges)(({ lineChange }) => ({ body: { station: "kitchen", changeIds: [lineChange] } })),
  sample(printTicket)(({ fresh }) => ({ params: { orderId: fresh.id }, body: { station: "kitchen" } })),
];
