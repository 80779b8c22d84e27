export { replacePassword } from "./replace-password.ts";
export { endSessions, placeSession } from "./session-queries.ts";
export { signInBrowser } from "./sign-in-browser.ts";
export { userOfUsername } from "./user-of-username.ts";
