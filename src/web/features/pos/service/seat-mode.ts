import { storedSwitch } from "../../../platform/stored-switch.ts";

/** Whether this till asks for whom a dish is. Off for all who do not split bills by person. */
export const seatMode = storedSwitch("pos-seats");
