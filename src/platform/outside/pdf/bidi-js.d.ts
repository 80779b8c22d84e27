/** The package brings no types. */
declare module "bidi-js" {
  interface EmbeddingLevels {
    /** Level of each UTF-16 unit; odd ones are read from the right. */
    readonly levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: "ltr" | "rtl" | "auto"): EmbeddingLevels;
    getMirroredCharacter(sign: string): string | null;
  }
  function bidiFactory(): Bidi;

  export = bidiFactory;
}
