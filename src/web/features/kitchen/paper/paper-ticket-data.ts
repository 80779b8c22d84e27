import { z } from "zod";
import { type PaperTicket, paperTicket } from "../../../../contract/kitchen.ts";

/** What is kept for /print-ticket: the ticket as it travels on the wire. */
export function paperTicketData(paper: PaperTicket): unknown {
  return z.encode(paperTicket, paper);
}

/** The ticket that was kept; null for nothing or for what is damaged. */
export function readPaperTicket(data: unknown): PaperTicket | null {
  return paperTicket.safeParse(data).data ?? null;
}
