import type { Logger } from "pino";

/** The exit code of a server that ends by a fault of its own; whoever looks after it starts it again. */
const FAULT = 70;

/**
 * What nobody caught is logged with its cause. A rejected promise that nobody waited for has harmed nothing but its own work: the
 * process goes on. After an exception in the middle of something nobody knows what is half done: the process ends, is started again
 * by `npm start` or whatever else looks after it, and screens catch up by themselves.
 */
export function surviveFaults(log: Logger): void {
  process.on("unhandledRejection", (cause) => {
    log.error({ err: cause }, "a promise was rejected and nobody heard it: the server goes on");
  });
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an exception that nobody caught: the server ends");
    process.exit(FAULT);
  });
}
