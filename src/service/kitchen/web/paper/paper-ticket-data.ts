import { z } from "zod";
import { type PaperTicket, paperTicket } from "../../contract/kitchen.ts";

/** The ticket as stored for /print-ticket, encoded as on the wire. */
export function paperTicketData(paper: PaperTicket): unknown {
  return z.encode(paperTicket, paper);
}

/** The stored ticket; null for nothing or damaged data. */
export function readPaperTicket(data: unknown): PaperTicket | null {
  return paperTicket.safeParse(data).data ?? null;
}
