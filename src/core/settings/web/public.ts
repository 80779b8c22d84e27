export { hoursText } from "./hours-text.ts";
export { sourceMark, sourceText } from "./source-text.ts";
export { storeQuery } from "./store-api.ts";
export type { Store } from "./store-picture.tsx";
