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

/** An opening, closing or empty tag with plain attributes; a name is of letters, digits and a few signs. */
const TAG = /<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<&]*"|'[^'<&]*'))*)\s*(\/?)>/y;
const DECLARATION = /^\uFEFF?\s*<\?xml[^<>?]*\?>/;

const ENTITIES: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/**
 * Reads elements and text, and nothing else: document types, entities of their own, processing instructions, comments and CDATA are
 * refused, for a key file has none and they are how hostile ones read files or grow (guide §18). Attributes are skipped.
 */
export function readXml(text: string): ReadXml {
  if (text.length > TEXT_MAX) return { ok: false, reason: "too_large" };
  const body = text.replace(DECLARATION, "").trim();
  if (/<[!?]/.test(body)) return { ok: false, reason: "not_allowed" };
  const root = readElements(body);
  return root === null ? { ok: false, reason: "malformed" } : { ok: true, root };
}

interface OpenElement {
  readonly name: string;
  readonly children: XmlElement[];
  text: string;
}

/** One pass with a stack of its own, so that depth costs nothing; null when it is not well formed. */
function readElements(body: string): XmlElement | null {
  const open: OpenElement[] = [{ name: "", children: [], text: "" }];
  for (let at = 0; at < body.length; ) {
    const next = body.indexOf("<", at);
    const between = plainText(body.slice(at, next < 0 ? body.length : next));
    const innermost = open.at(-1);
    if (between === null || !innermost) return null;
    innermost.text += between;
    if (next < 0) break;
    TAG.lastIndex = next;
    const [tag, closing, name = "", , empty] = TAG.exec(body) ?? [];
    if (tag === undefined || open.length > DEPTH_MAX) return null;
    at = next + tag.length;
    if (closing !== "/") open.push({ name, children: [], text: "" });
    if ((closing === "/" || empty === "/") && !close(open, name)) return null;
  }
  const [outside] = open;
  const isWhole = open.length === 1 && outside?.children.length === 1 && outside.text.trim() === "";
  return isWhole ? (outside.children[0] ?? null) : null;
}

function close(open: OpenElement[], name: string): boolean {
  const element = open.pop();
  const parent = open.at(-1);
  if (!element || !parent || element.name !== name) return false;
  parent.children.push(element);
  return true;
}

/** Text with the five entities that every XML knows and numbered characters; null for any other. */
function plainText(text: string): string | null {
  if (!text.includes("&")) return text;
  let isKnown = true;
  const plain = text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w*);?/gi, (_, name: string) => {
    const code = name.startsWith("#") ? Number(name.replace(/^#x/i, "0x").replace("#", "")) : null;
    if (code !== null && code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    const known = ENTITIES[name];
    isKnown &&= known !== undefined;
    return known ?? "";
  });
  return isKnown ? plain : null;
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
