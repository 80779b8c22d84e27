import type { ReactNode } from "react";

/** Letters of the scripts that are read from right to left, and the marks that stand for one; figures are read from the left in all. */
const FROM_RIGHT = /(?![\p{Nd}٫٬])[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\u200f\u061c]/u;
/** Figures alone, and marks between two texts, stand right in every line. */
const PLAIN = /^[\p{Nd}.,٫٬]*$|^[^\p{L}\p{Nd}]*$/u;

/** The `dir` of an element that holds this text alone, where it is read the other way than the page. */
export function ownDirection(text: string): "ltr" | "auto" | undefined {
  const isFromRight = FROM_RIGHT.test(text);
  if (PLAIN.test(text) || isFromRight === (globalThis.document?.documentElement.dir === "rtl"))
    return undefined;
  return isFromRight ? "auto" : "ltr";
}

/**
 * A text that stands by itself, such as a name, an amount, a phone or a code, in its own direction: -$5.00, 4 kg and
 * "S.A. de C.V." keep their order in an Arabic line, and an Arabic name in a Spanish one. What is no text comes back.
 */
export function inOwnDirection(content: ReactNode): ReactNode {
  const direction = typeof content === "string" ? ownDirection(content) : undefined;
  return direction === undefined ? content : <bdi dir={direction}>{content}</bdi>;
}

/** The same for each text among some children, whose places stay. */
export function eachInOwnDirection(children: ReactNode): ReactNode[] {
  return Array.isArray(children) ? children.map(inOwnDirection) : [inOwnDirection(children)];
}

/** Attributes of an element that cuts what is too long for it: the dots stand at the end of its text (base.css), and its title says all. */
export function ofCutText(content: ReactNode): {
  readonly "data-cut": "text" | "parts";
  readonly dir?: string;
  readonly title?: string;
} {
  if (typeof content !== "string") return { "data-cut": "parts" };
  const dir = ownDirection(content);
  return { "data-cut": "text", title: content, ...(dir === undefined ? {} : { dir }) };
}
