import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { answerClientError } from "./answer-client-error.ts";

/** Returns what a connection is told after this fault. */
function told(code: string, begun = ""): string {
  const socket = new Socket();
  const write = vi.spyOn(socket, "write").mockReturnValue(true);
  vi.spyOn(socket, "writable", "get").mockReturnValue(true);
  answerClientError(Object.assign(new Error(code), { code, rawPacket: Buffer.from(begun) }), socket);
  return String(write.mock.calls[0]?.[0] ?? "");
}

test("an address longer than the server takes is answered by a page in words", () => {
  const page = told("HPE_HEADER_OVERFLOW", `GET /m/${"a".repeat(20_000)}`);
  expect(page).toMatch(/^HTTP\/1.1 431 .*text\/html/s);
  expect(page).toContain("Esta dirección es demasiado larga.");
  expect(page).toContain("This address is too long.");
});

test("a program gets the refusal it can read; a connection that is gone nothing", () => {
  const refusal = told("HPE_HEADER_OVERFLOW", "GET /api/v1/qrmenu/x");
  expect(refusal).toMatch(/^HTTP\/1.1 431 .*application\/json/s);
  expect(JSON.parse(refusal.split("\r\n\r\n")[1] ?? "")).toMatchObject({ success: false });
  expect(told("ERR_HTTP_REQUEST_TIMEOUT")).toMatch(/^HTTP\/1.1 408 /);
  expect(told("ECONNRESET")).toBe("");
});
