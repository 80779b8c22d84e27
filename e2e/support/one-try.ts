/**
 * How long one try of `toPass` waits for what it looks at, in milliseconds, before the next one begins afresh. Every other
 * limit stands in playwright.config.ts, where it is far above what a slow machine takes.
 */
export const oneTry = { timeout: 2_000 } as const;
