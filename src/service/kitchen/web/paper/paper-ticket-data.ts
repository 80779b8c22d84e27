import { z } from "zod";
import { type PaperTicket, paperTicket } from "../../contract/kitchen.ts";

/** Encodes a ticket for /print-ticket. */
export function paperTicketData(paper: PaperTicket): unknown {
  return z.encode(paperTicket, paper);
}

/** Reads a stored ticket; null if nothing or damaged data is stored. */
export function readPaperTicket(data: unknown): PaperTicket | null {
  return paperTicket.safeParse(data).data ?? null;
}
