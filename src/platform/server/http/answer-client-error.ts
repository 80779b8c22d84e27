import type { Socket } from "node:net";
import { apiBase } from "../../contract/api-base.ts";
import { languages } from "../../domain/text/languages.ts";
import { badAddressPage, badAddressPolicy } from "./address/bad-address-page.ts";

interface ClientError extends Error {
  readonly code?: string;
  /** Bytes of the request that came so far. */
  readonly rawPacket?: unknown;
}

const statuses: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/**
 * Answers what Node could not read as a request and closes the connection. Somebody who opened an address that is too
 * long gets a page; the language of their browser was not read, so it says it in every language of staff.
 */
export function answerClientError({ code = "", rawPacket }: ClientError, socket: Socket): void {
  if (code === "ECONNRESET" || socket.destroyed) return;
  const status = statuses[code] ?? "400 Bad Request";
  const begun = Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1", 0, 64) : "";
  const isPage =
    code === "HPE_HEADER_OVERFLOW" && begun.startsWith("GET /") && !begun.startsWith(`GET ${apiBase}`);
  const body = isPage
    ? badAddressPage("too_long", languages)
    : JSON.stringify({ success: false, code: "invalid_input", message: status.slice(4) });
  const head = [
    `HTTP/1.1 ${status}`,
    `content-length: ${Buffer.byteLength(body)}`,
    `content-type: ${isPage ? "text/html" : "application/json"}; charset=utf-8`,
    `content-security-policy: ${badAddressPolicy}`,
    "x-content-type-options: nosniff",
    "cache-control: no-store",
    "connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
}
