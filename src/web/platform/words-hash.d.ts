/** Hash over all words, put in by the build (vite.config.ts): the version of the translations in the address. */
declare const __WORDS_HASH__: string;
