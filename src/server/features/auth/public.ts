export { liveDevices } from "./live-devices.ts";
export { replacePassword } from "./replace-password.ts";
export { endSessions } from "./session-queries.ts";
export { userOfUsername } from "./user-of-username.ts";
