import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createOutward } from "#platform/outside/outward/post-outward.ts";
import { outsideTransactions } from "../slow/open-transactions.ts";

/** A message as it came. */
interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: ReceivedMessage[];
  /** The status it answers with from now on; null: it never answers. */
  answer: number | null;
  /** Body of its answer. */
  words: string;
  readonly headers: Record<string, string>;
  close(): Promise<void>;
}

/** A program that is told what happens, on this machine. */
export async function aReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const receiver = { answer: 204 as number | null, words: "", headers: {} as Record<string, string> };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
      if (receiver.answer !== null) response.writeHead(receiver.answer, receiver.headers).end(receiver.words);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}/comanda`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}

/** Receivers of tests listen on this machine. */
export const testOutward = outsideTransactions("outward", createOutward({ isInnerAllowed: true }));
