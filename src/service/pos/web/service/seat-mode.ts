import { storedSwitch } from "#platform/web/stored-switch.ts";

/** Whether this till asks for the seat of a dish: for restaurants that split bills by person. Off by default. */
export const seatMode = storedSwitch("pos-seats");
