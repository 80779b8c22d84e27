/**
 * Returns the address of a guest's page: whole when `publicUrl` says how people reach this server, else only
 * its path, below whatever address the browser used. A printed code that leads to "localhost" leads nowhere.
 */
export function guestAddress(publicUrl: string, path: string): string {
  return isThisMachine(new URL(publicUrl).hostname) ? path : `${publicUrl}${path}`;
}

/** Tells whether this host name or number means the machine itself, which nobody else reaches by it. */
export const isThisMachine = (name: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(name);
