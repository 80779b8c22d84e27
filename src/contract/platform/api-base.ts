/** Base path of the API; the paths of the definitions are below it. A file of its own: the browser needs no list of all routes. */
export const apiBase = "/api/v1";
