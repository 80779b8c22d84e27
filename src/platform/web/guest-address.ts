/** The whole address of a guest's page, below the one this browser came by unless the server knows a better one. */
export const guestAddress = (address: string): string => new URL(address, window.location.origin).href;

/** Whether only this machine reaches the address: a code of it would lead other people's phones nowhere. */
export const leadsOnlyHere = (address: string): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(guestAddress(address)).hostname);
