import type { OrderId } from "#platform/domain/ids.ts";
import { printOrOffer } from "#platform/web/print/print-or-offer.ts";
import { showFailure } from "#platform/web/show-error.ts";
import { fetchPaperTicket } from "../board-api.ts";
import { paperTicketData } from "./paper-ticket-data.ts";

/** Prints a ticket on demand: the original, or from the second time on a duplicate. */
export function printTicketOf(station: string, orderId: OrderId): Promise<void> {
  return print(station, orderId, false);
}

/** Prints a new ticket automatically, unless it was printed already. */
export function printNewTicket(station: string, orderId: OrderId): Promise<void> {
  return print(station, orderId, true);
}

async function print(station: string, orderId: OrderId, automatic: boolean): Promise<void> {
  try {
    const { paper } = await fetchPaperTicket({ params: { orderId }, body: { station, automatic } });
    if (paper) await printOrOffer("/print-ticket", paperTicketData(paper));
  } catch (error) {
    showFailure(error, "kitchen.action_failed");
  }
}
