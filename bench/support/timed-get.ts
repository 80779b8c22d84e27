import { Agent, request } from "node:http";
import type { BenchTenant } from "./small-tenants.ts";

export interface TimedReply {
  readonly milliseconds: number;
  /** Bytes of the body as they travelled, compressed. */
  readonly bytes: number;
  readonly status: number;
  readonly etag: string | undefined;
}

/** One connection that is kept, as a browser keeps it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Loads an address as a browser does (brotli), until the last byte has arrived. */
export function timedGet(
  url: string,
  { cookie, address }: Pick<BenchTenant, "cookie" | "address">,
  etag?: string,
): Promise<TimedReply> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      "x-forwarded-for": address,
      "accept-encoding": "br, gzip",
      ...(etag === undefined ? {} : { "if-none-match": etag }),
    };
    const sent = request(url, { agent, headers, timeout: 10_000 }, (reply) => {
      let bytes = 0;
      reply.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on("end", () => {
        const milliseconds = performance.now() - started;
        resolve({ milliseconds, bytes, status: reply.statusCode ?? 0, etag: reply.headers.etag });
      });
      reply.on("error", reject);
    });
    sent.on("timeout", () => sent.destroy(new Error(`${url} took too long`)));
    sent.on("error", reject);
    sent.end();
  });
}
