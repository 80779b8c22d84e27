/** An open session: who opened it. */
export interface OpenSession {
  readonly openedBy: number;
}

/**
 * Into which open session a person's payment goes: the one they opened, else the only one there is, because people
 * share a single drawer. With several drawers open, somebody without one of their own has none.
 */
export function sessionForPayment<Session extends OpenSession>(
  open: readonly Session[],
  userId: number,
): Session | undefined {
  const own = open.find((session) => session.openedBy === userId);
  return own ?? (open.length === 1 ? open[0] : undefined);
}
