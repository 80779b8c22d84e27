import { randomUUID } from "node:crypto";
import { type Sample, sample } from "#app/server/suites/sample.ts";
import { addDrawer, changeDrawer, moveCash, openCashSession, setCashRules } from "../contract/cash.ts";

export const cashSamples: readonly Sample[] = [
  sample(openCashSession)(({ cashDrawer }) => ({
    body: {
      uuid: randomUUID(),
      drawer_id: cashDrawer,
      counts: [{ denomination: 50, pieces: 1 }],
      difference_reason: null,
    },
  })),
  sample(moveCash)(({ cashSession }) => ({
    params: { sessionId: cashSession },
    body: { uuid: randomUUID(), kind: "pay_in", amount: 5, reason: "cambio" },
  })),
  sample(addDrawer)(() => ({ body: { title: "Caja nueva" } })),
  sample(changeDrawer)(({ cashDrawer }) => ({
    params: { drawerId: cashDrawer },
    body: { title: "Caja del bar", is_enabled: true },
  })),
  sample(setCashRules)(() => ({
    body: { difference_limit: 2, is_session_required: true, day_cutoff_hour: 5 },
  })),
];
