/** How long a party keeps its table, in minutes. */
export const STAY_MINUTES = { min: 15, max: 720, usual: 90 } as const;

/** So many minutes before, the till warns that a table is reserved; 0: it does not. */
export const WARNING_MINUTES = { min: 0, max: 240, usual: 45 } as const;
