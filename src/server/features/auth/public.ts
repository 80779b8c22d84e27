/** What other features may use of access. */
export { refreshSession } from "./refresh-session.ts";
export { endAllSessions } from "./session-queries.ts";
export { signIn } from "./sign-in.ts";
export { signOut } from "./sign-out.ts";
