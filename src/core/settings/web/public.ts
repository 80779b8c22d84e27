export { hoursText, sourceMark, sourceText } from "./setting-words.ts";
export { storeQuery } from "./store-api.ts";
export type { Store } from "./store-picture.tsx";
