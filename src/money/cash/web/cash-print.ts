import { z } from "zod";
import { type CashPrint, printCashReport } from "#money/cash-reports/contract/cash-reports.ts";
import { call } from "#platform/web/api.ts";
import { printOrOffer } from "#platform/web/print/print-or-offer.ts";
import { showError } from "#platform/web/show-error.ts";
import type { CashSessionId } from "./cash-api.ts";

/** Prints the current X or Z in a small window of its own. Call it from a tap. */
export async function printCash(sessionId: CashSessionId): Promise<void> {
  try {
    const print = await call(printCashReport, { params: { sessionId } });
    await printOrOffer("/print-cash", z.encode(printCashReport.response, print));
  } catch (error) {
    showError(error);
  }
}

/** Reads the report saved for /print-cash; null if there is none or it is damaged. */
export function readCashPrint(data: unknown): CashPrint | null {
  return printCashReport.response.safeParse(data).data ?? null;
}
