/** Life of a mailed link in seconds: a day, so that what was asked for at night is opened in the morning. */
export const LINK_SECONDS = 24 * 3_600;
export const LINK_HOURS = LINK_SECONDS / 3_600;
/** Pause before another mail may be asked for, in seconds. */
export const AGAIN_SECONDS = 60;
/** Mails to one address in an hour, whoever asks for them: strangers flood no mailbox. */
export const MOST_MAILS_AN_HOUR = 6;

export const secondsAfter = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1_000);
