/** Returns the whole address of a guest's page, below this browser's unless the server knows a better one. */
export const guestAddress = (address: string): string => new URL(address, window.location.origin).href;

/** Tells whether only this machine reaches the address: its code would lead other people's phones nowhere. */
export const leadsOnlyHere = (address: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(guestAddress(address)).hostname);
