import { createOutward } from "#platform/outside/outward/post-outward.ts";

/** Receivers of tests listen on this machine. */
export const testOutward = createOutward({ isInnerAllowed: true });
