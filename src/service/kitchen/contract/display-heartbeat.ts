/** A display asks its till this often, in milliseconds; that is the heartbeat of both ends. */
export const DISPLAY_ASKS_EVERY_MS = 10_000;
/** Who did not hear from the other end for so long, in milliseconds, takes it for gone. */
export const DISPLAY_GONE_AFTER_MS = 25_000;
