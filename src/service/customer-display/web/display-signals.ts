import type { z } from "zod";
import { onSignal, sendSignal } from "#platform/web/realtime.ts";
import type { DisplayMessageName, DisplaySignalName, displayMessages } from "../contract/customer-display.ts";

/** Listens to what tills and displays tell each other, and to `hello` after each connection. Returns how to stop. */
export const onDisplaySignal: (
  name: "hello" | DisplaySignalName,
  hear: (message: unknown) => void,
) => () => void = onSignal;

/** Sends a message to a display or a till. */
export const sendDisplaySignal: <Name extends DisplayMessageName>(
  name: Name,
  message: z.input<(typeof displayMessages)[Name]>,
) => void = sendSignal;
