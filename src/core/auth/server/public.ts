export { replacePassword } from "./reset-password.ts";
export { endSessions, moveSessionToTill } from "./session-queries.ts";
export { signInBrowser } from "./sign-in.ts";
export { userOfUsername } from "./user-of-username.ts";
