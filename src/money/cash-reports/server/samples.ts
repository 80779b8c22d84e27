import { type Sample, sample } from "#app/server/suites/sample.ts";
import { closeCashSession, printCashReport } from "../contract/cash-reports.ts";

export const cashReportsSamples: readonly Sample[] = [
  sample(closeCashSession)(({ cashSession }) => ({
    params: { sessionId: cashSession },
    body: { counts: [{ denomination: 0.25, pieces: 2 }], methods: [], difference_reason: null },
  })),
  sample(printCashReport)(({ cashSession }) => ({ params: { sessionId: cashSession } })),
];
