import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import type { MoveTarget } from "./pending-moves.ts";

export interface QueuedMove {
  readonly ticketId: OrderId;
  readonly lineId: OrderLineId;
  readonly to: MoveTarget;
}

interface SendQueueOptions {
  /** Sends one move; rejects if it was refused or its reply was lost. */
  send(move: QueuedMove): Promise<unknown>;
  /** Tells whether the connection failed rather than this one line. */
  isConnectionError(error: unknown): boolean;
  onConfirmed(move: QueuedMove): void;
  /** Called with the refused move and the waiting ones dropped with it. */
  onRefused(moves: readonly [QueuedMove, ...QueuedMove[]], error: unknown): void;
}

/**
 * Sends the moves of one ticket one after another, and those of different tickets in parallel: a second tap on a line never
 * overtakes the first, and a slow ticket never delays the board.
 */
export function createSendQueue(options: SendQueueOptions): (moves: readonly QueuedMove[]) => void {
  const waiting = new Map<OrderId, QueuedMove[]>();
  return (moves) => {
    for (const move of moves) {
      const queue = waiting.get(move.ticketId);
      if (queue) queue.push(move);
      else {
        const newQueue = [move];
        waiting.set(move.ticketId, newQueue);
        void sendInOrder(newQueue, options).finally(() => waiting.delete(move.ticketId));
      }
    }
  };
}

async function sendInOrder(queue: QueuedMove[], options: SendQueueOptions): Promise<void> {
  for (let move = queue[0]; move !== undefined; move = queue[0]) {
    try {
      await options.send(move);
      queue.shift();
      options.onConfirmed(move);
    } catch (error) {
      options.onRefused(takeFailed(queue, move, options.isConnectionError(error)), error);
    }
  }
}

/** Removes the failed move and what depends on it from the queue: its own line, or everything if the connection failed. */
function takeFailed(
  queue: QueuedMove[],
  failed: QueuedMove,
  takesAll: boolean,
): readonly [QueuedMove, ...QueuedMove[]] {
  const [, ...behind] = queue.splice(0);
  const isDropped = (move: QueuedMove) => takesAll || move.lineId === failed.lineId;
  queue.push(...behind.filter((move) => !isDropped(move)));
  return [failed, ...behind.filter(isDropped)];
}
