/** Whether this host name or number means the machine itself, which nobody else reaches by it. */
export const isThisMachine = (name: string): boolean => /^(localhost|127\.[\d.]+|\[?::1\]?)$/i.test(name);
