import { unturnedText } from "../../domain/text/visible-text.ts";

/** The header by which a browser saves an answer under a name, which may be made of words and values of any language. */
export const attachment = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(unturnedText(name))}`;
