import { SaxesParser } from "saxes";

/** An element of a small XML: its children and, without any, its text. */
export interface XmlElement {
  readonly name: string;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

export type ReadXml =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly reason: "too_large" | "not_allowed" | "malformed" };

/** The ministry's certificates have about 3,000 characters and three levels. */
const TEXT_MAX = 100_000;
const DEPTH_MAX = 16;

interface OpenElement {
  readonly name: string;
  readonly children: XmlElement[];
  text: string;
}

class NotAllowed extends Error {}

/**
 * Reads elements and text, and nothing else: document types, entities of their own, processing instructions, comments and CDATA are
 * refused, for a key file has none and they are how hostile ones read files or grow (guide §18). Attributes are skipped.
 */
export function readXml(text: string): ReadXml {
  if (text.length > TEXT_MAX) return { ok: false, reason: "too_large" };
  try {
    return { ok: true, root: readElements(text.trim()) };
  } catch (error) {
    return { ok: false, reason: error instanceof NotAllowed ? "not_allowed" : "malformed" };
  }
}

/** Throws `NotAllowed`, and the parser's own error at the first fault. */
function readElements(text: string): XmlElement {
  const parser = new SaxesParser({ position: false });
  const outside: OpenElement = { name: "", children: [], text: "" };
  const open = [outside];
  for (const kind of ["doctype", "processinginstruction", "comment", "cdata"] as const)
    parser.on(kind, () => {
      throw new NotAllowed(kind);
    });
  parser.on("opentag", ({ name }) => {
    if (open.length > DEPTH_MAX) throw new Error("too deep");
    const element: OpenElement = { name, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", (between) => {
    const innermost = open.at(-1);
    if (innermost) innermost.text += between;
  });
  parser.write(text).close();
  const [root] = outside.children;
  if (!root) throw new Error("no element");
  return root;
}

/** The element at a path below another, the first of each name; null when there is none. */
export function elementAt(from: XmlElement, ...names: readonly string[]): XmlElement | null {
  let element: XmlElement | null = from;
  for (const name of names) element = element?.children.find((child) => child.name === name) ?? null;
  return element;
}

/** The text of the element at a path, trimmed; null for none. */
export function textAt(from: XmlElement, ...names: readonly string[]): string | null {
  return elementAt(from, ...names)?.text.trim() || null;
}
