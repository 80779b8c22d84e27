/** Refusals of a payment or refund for which no drawer is open. */
export const noDrawerErrors = ["cash_session_required", "cash_drawers_taken", "cash_drawer_missing"] as const;
