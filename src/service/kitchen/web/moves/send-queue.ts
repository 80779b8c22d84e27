import type { OrderId, OrderLineId } from "#platform/domain/ids.ts";
import type { MoveTarget } from "./pending-moves.ts";

export interface QueuedMove {
  readonly ticketId: OrderId;
  readonly lineId: OrderLineId;
  readonly to: MoveTarget;
}

export interface SendQueueOptions {
  /** Sends one move; rejects when it was refused or its answer was lost. */
  send(move: QueuedMove): Promise<unknown>;
  /** Whether the connection failed, and not this one line. */
  isConnectionError(error: unknown): boolean;
  onConfirmed(move: QueuedMove): void;
  /** The refused move, and those waiting behind it that are dropped with it. */
  onRefused(moves: readonly [QueuedMove, ...QueuedMove[]], error: unknown): void;
}

/**
 * Sends the moves of one ticket one after another and those of different tickets side by side: a second tap on a
 * line never overtakes the first, and a slow ticket never holds up the board.
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

/** Takes the failed move and what depends on it out of the queue: its own line, or all when the connection failed. */
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
