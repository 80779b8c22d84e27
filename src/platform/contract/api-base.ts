/** Base path of the API; the paths of the definitions are below it. A file of its own: the browser needs no list of all routes. */
export const apiBase = "/api/v1";

/** Base path of the public API, with a version of its own: it changes when integrations have to, not when our screens do. */
export const publicApiBase = "/api/public/v1";
