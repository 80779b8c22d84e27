import { isThisMachine } from "../config/is-this-machine.ts";

/**
 * Where a guest's page is: the whole address where `publicUrl` says how people reach this server, else only its path, below
 * whatever address the asking browser came by. A printed code that leads to "localhost" leads nowhere.
 */
export function guestAddress(publicUrl: string, path: string): string {
  return isThisMachine(new URL(publicUrl).hostname) ? path : `${publicUrl}${path}`;
}
