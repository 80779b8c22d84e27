/** Hash over all words, put in by the build (vite.config.ts): the version of the translations in the address. */
declare const __WORDS_HASH__: string;
/** The release that the app is, put in by the build (vite.config.ts). */
declare const __APP_VERSION__: string;
