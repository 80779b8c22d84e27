export { refreshSession } from "./refresh-session.ts";
export { replacePassword } from "./replace-password.ts";
export { signIn } from "./sign-in.ts";
export { signOut } from "./sign-out.ts";
export { userOfUsername } from "./user-of-username.ts";
