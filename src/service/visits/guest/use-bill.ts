import { useState } from "react";
import type { z } from "zod";
import { ask, menuPath, Refusal } from "#service/guest-menu/guest/api.ts";
import { usePage } from "#service/guest-menu/guest/page-context.ts";
import { usePoll } from "#service/guest-menu/guest/use-poll.ts";
import type { readTableBill, requestTableBill } from "#service/orders/contract/guest-orders.ts";

export type TableBill = z.input<typeof readTableBill.response>;

/** Interval between two polls of the open orders without the feed, in milliseconds (back-office §9). */
const POLL_MS = 15_000;

/** Loads the bill of the table while this phone shares its account; `closed` once it no longer does. */
export function useBill(isIn: boolean) {
  const { qrcode, locator } = usePage();
  const [bill, setBill] = useState<TableBill | "closed" | "failed" | null>(null);
  const refresh = async () => {
    if (!isIn || locator === null) return;
    try {
      setBill(await ask<typeof readTableBill>(menuPath(qrcode, "tables", locator, "open-orders")));
    } catch (error) {
      const isClosed = error instanceof Refusal && error.code === "visit_not_joined";
      setBill((known) => (isClosed ? "closed" : (known ?? "failed")));
    }
  };
  usePoll(refresh, { everyMs: POLL_MS, hears: ["order_update"], since: isIn });
  return {
    bill,
    refresh,
    /** Requests the bill on paper, or withdraws the request. */
    request: async (action: "request" | "cancel") => {
      await ask<typeof requestTableBill>(menuPath(qrcode, "bill-request"), {
        method: "POST",
        body: { tableId: locator, action },
      });
      await refresh();
    },
  };
}
export type BillOfTable = ReturnType<typeof useBill>;
