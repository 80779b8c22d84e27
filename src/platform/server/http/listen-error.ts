import { StartupError, systemErrorCode } from "../config/startup-error.ts";

/**
 * Turns the failure of `listen` into one sentence for people. Errors that are not about the address are
 * returned as they are, so the caller may write `throw listenError(error, address)`.
 */
export function listenError(error: unknown, address: { host: string; port: number }): unknown {
  const { host, port } = address;
  const cause = { cause: error };
  switch (systemErrorCode(error)) {
    case "EADDRINUSE":
      return new StartupError(
        `Port ${port} on ${host} is already in use: stop the program that holds it, or choose another one, for example PORT=${port === 65_535 ? 3000 : port + 1}.`,
        cause,
      );
    case "EACCES":
      return new StartupError(
        `This account may not open port ${port}: choose one above 1023, for example PORT=3000.`,
        cause,
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return new StartupError(
        `HOST=${host} is not an address of this machine: use 127.0.0.1 for this machine only, or 0.0.0.0 for the whole network.`,
        cause,
      );
    default:
      return error;
  }
}
