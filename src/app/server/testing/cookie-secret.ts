/** What test servers sign session cookies with. */
export const testCookieSecret = "a secret that only the tests know";
