/** The package brings no types. */
declare module "linebreak" {
  class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end, or has to. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }

  export = LineBreaker;
}
