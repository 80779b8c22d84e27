import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { createSendQueue, type QueuedMove } from "./send-queue.ts";

function aMove(ticket: number, line: number, to: QueuedMove["to"] = "preparing"): QueuedMove {
  return { ticketId: toId(ticket), lineId: toId(line), to };
}

interface Sending {
  readonly move: QueuedMove;
  readonly yes: () => void;
  readonly no: (reason: string) => void;
}

function aQueue() {
  const sending: Sending[] = [];
  const confirmed: QueuedMove[] = [];
  const refused: { lines: number[]; error: unknown }[] = [];
  const enqueue = createSendQueue({
    send: (move) => new Promise<void>((yes, no) => void sending.push({ move, yes, no })),
    isConnectionError: (error) => error === "offline",
    onConfirmed: (move) => confirmed.push(move),
    onRefused: (moves, error) => refused.push({ lines: moves.map((move) => move.lineId), error }),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { sending, confirmed, refused, enqueue, settled };
}

test("moves of one ticket go one after another, those of two tickets side by side", async () => {
  const { sending, enqueue, settled } = aQueue();
  enqueue([aMove(1, 10), aMove(1, 11), aMove(2, 20)]);
  expect(sending.map((request) => request.move.lineId)).toEqual([10, 20]);
  sending[0]?.yes();
  await settled();
  expect(sending.map((request) => request.move.lineId)).toEqual([10, 20, 11]);
});

test("a second tap waits for the first and is sent after it", async () => {
  const { sending, confirmed, enqueue, settled } = aQueue();
  enqueue([aMove(1, 10, "preparing")]);
  enqueue([aMove(1, 10, "completed")]);
  expect(sending).toHaveLength(1);
  sending[0]?.yes();
  await settled();
  sending[1]?.yes();
  await settled();
  expect(confirmed.map((move) => move.to)).toEqual(["preparing", "completed"]);
});

test("a refused line takes its own later moves along and leaves the others", async () => {
  const { sending, refused, enqueue, settled } = aQueue();
  enqueue([aMove(1, 10, "preparing"), aMove(1, 11), aMove(1, 10, "completed")]);
  sending[0]?.no("line_status_refused");
  await settled();
  expect(refused).toEqual([{ lines: [10, 10], error: "line_status_refused" }]);
  expect(sending.map((request) => request.move.lineId)).toEqual([10, 11]);
});

test("a lost connection is told once for the whole ticket", async () => {
  const { sending, refused, enqueue, settled } = aQueue();
  enqueue([aMove(1, 10), aMove(1, 11), aMove(1, 12)]);
  sending[0]?.no("offline");
  await settled();
  expect(refused).toEqual([{ lines: [10, 11, 12], error: "offline" }]);
  expect(sending).toHaveLength(1);
});

test("a ticket whose queue has ended can be tapped again", async () => {
  const { sending, enqueue, settled } = aQueue();
  enqueue([aMove(1, 10)]);
  sending[0]?.yes();
  await settled();
  enqueue([aMove(1, 11)]);
  expect(sending).toHaveLength(2);
});
