import { once } from "node:events";
import type { Redis } from "ioredis";
import type { Logger } from "pino";

/** Milliseconds for which a start waits for Redis; without it this process begins alone and joins when it comes. */
const START_MS = 2_000;
/** Milliseconds between two questions whether Redis still answers: a line that fell silent says nothing by itself. */
const BEAT_MS = 2_000;
/** Milliseconds in which Redis must answer; then the connection is made anew. */
const ANSWER_MS = 1_000;

export type RedisState = "joined" | "away";

/** The Redis that joins several processes. It may go and come back at any time. */
export interface SharedRedis {
  /** For commands, which fail at once while Redis is away. */
  readonly commands: Redis;
  state(): RedisState;
  /** Sends to every process that hears the channel, this one too; lost while Redis is away. */
  tell(channel: string, message: string): void;
  /** Hears a channel from now on, and again each time that Redis comes back. What was told meanwhile never comes. */
  hear(channel: string, heard: (message: string) => void): void;
  close(): void;
}

/**
 * Connects to the Redis that joins several processes and waits two seconds at most until it has; the package is loaded only
 * when REDIS_URL is set. Both connections come back by themselves, after 50 ms at first and some five seconds at last, each
 * after a time of its own. The log has one line when Redis goes and one when it is back.
 */
export async function connectRedis(redisUrl: string, log: Logger): Promise<SharedRedis> {
  const { Redis: Client } = await import("ioredis");
  const commands = new Client(redisUrl, {
    connectTimeout: START_MS,
    commandTimeout: ANSWER_MS,
    // A command is never sent twice, and waits for no connection: whoever sent it goes on alone.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
  });
  const shared = new JoinedRedis(commands, log);
  await shared.begun();
  return shared;
}

class JoinedRedis implements SharedRedis {
  readonly commands: Redis;
  /** Hears the channels; a connection of its own, so that no command waits behind messages. */
  readonly #reader: Redis;
  readonly #log: Logger;
  readonly #channels = new Map<string, (message: string) => void>();
  readonly #beat: NodeJS.Timeout;
  #hears = false;
  #cause: unknown;
  /** State that the log told last; undefined before the start is over and after the end. */
  #logged: RedisState | undefined;

  constructor(commands: Redis, log: Logger) {
    this.commands = commands;
    this.#reader = commands.duplicate();
    this.#log = log;
    this.#reader.on("close", () => {
      this.#hears = false;
    });
    for (const client of [commands, this.#reader]) {
      client.on("error", (error) => {
        this.#cause = error;
      });
      client.on("close", () => this.#changed());
      client.on("ready", () => this.#changed());
    }
    this.#reader.on("message", (channel, message) => this.#channels.get(channel)?.(message));
    this.#reader.on("ready", () => this.#subscribe());
    this.#beat = setInterval(() => this.#ask(), BEAT_MS);
    this.#beat.unref();
  }

  state(): RedisState {
    return this.commands.status === "ready" && this.#hears ? "joined" : "away";
  }

  tell(channel: string, message: string): void {
    this.commands.publish(channel, message).catch(() => undefined);
  }

  hear(channel: string, heard: (message: string) => void): void {
    this.#channels.set(channel, heard);
    if (this.#reader.status === "ready") this.#subscribe();
  }

  close(): void {
    clearInterval(this.#beat);
    this.#logged = undefined;
    this.#reader.disconnect();
    this.commands.disconnect();
  }

  /** Resolves when both connections stand, or the start has waited long enough. */
  async begun(): Promise<void> {
    const signal = AbortSignal.timeout(START_MS);
    const standing = [this.commands, this.#reader].map((client) => once(client, "ready", { signal }));
    await Promise.allSettled(standing);
    this.#logged = "joined";
    this.#changed();
  }

  #subscribe(): void {
    const channels = [...this.#channels.keys()];
    const heard = channels.length === 0 ? Promise.resolve() : this.#reader.subscribe(...channels);
    heard.then(
      () => {
        this.#hears = true;
        this.#changed();
      },
      () => this.#reader.disconnect(true),
    );
  }

  #ask(): void {
    for (const client of [this.commands, this.#reader])
      if (client.status === "ready") client.ping().catch(() => client.disconnect(true));
  }

  #changed(): void {
    const now = this.state();
    if (this.#logged === undefined || this.#logged === now) return;
    this.#logged = now;
    if (now === "joined") this.#log.warn("Redis is back: the processes are joined again");
    else
      this.#log.warn(
        { err: this.#cause },
        "Redis is away: until it comes each process tells its own screens and counts limits by itself",
      );
  }
}
