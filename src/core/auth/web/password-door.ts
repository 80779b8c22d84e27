/** What the screens for a forgotten password are told: `console` where an operator came from, and signs in again. */
export interface PasswordSearch {
  at?: string | undefined;
}

/** Where somebody signs in with the new password: no door takes the other's people. */
export const doorOf = ({ at }: PasswordSearch) => (at === "console" ? "/superadmin" : "/login");
