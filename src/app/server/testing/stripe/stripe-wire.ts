import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

const DAY_S = 86_400;

export interface StripeThing {
  id: string;
  [field: string]: unknown;
}

export interface StripeSubscription extends StripeThing {
  customer: string;
  status: string;
  created: number;
  cancel_at_period_end: boolean;
  ended_at: number | null;
  metadata: Record<string, string>;
  period: { start: number; end: number };
}

export interface Session extends StripeThing {
  customer: string;
  status: "open" | "complete" | "expired";
  url: string;
  success_url: string;
  cancel_url: string;
  trialEnd: number | null;
  metadata: Record<string, string>;
}

export interface Invoice extends StripeThing {
  subscription: string;
  status: "paid" | "open";
  amount_paid: number;
  status_transitions: { paid_at: number | null };
  period: { start: number; end: number };
}

export const idOf = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;
export const list = (data: unknown[], url: string) => ({ object: "list", data, has_more: false, url });

export function wireSubscription({ period, ...subscription }: StripeSubscription): unknown {
  return {
    ...subscription,
    cancel_at: null,
    items: list(
      [
        {
          id: "si_local",
          object: "subscription_item",
          current_period_start: period.start,
          current_period_end: period.end,
        },
      ],
      "",
    ),
  };
}

export function monthLater(seconds: number): number {
  return seconds + 30 * DAY_S;
}

export function send(reply: ServerResponse, status: number, body: unknown): void {
  reply
    .writeHead(status, { "content-type": "application/json", "request-id": idOf("req") })
    .end(JSON.stringify(body));
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
