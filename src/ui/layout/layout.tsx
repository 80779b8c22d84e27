import { type ComponentPropsWithRef, createElement, type ReactNode } from "react";
import { classNames } from "../theme/class-names.ts";
import type { Tone } from "../theme/tone.ts";
import { eachInOwnDirection, ofCutText } from "./in-own-direction.tsx";
import classes from "./layout.module.css";

/** Says how a part looks. Distances are pixels of the kit's scale. */
interface Looks {
  gap?: 2 | 4 | 6 | 8 | 12 | 16 | 24 | undefined;
  /** The distance beside each other, where a row may wrap; `gap` is then the one between its lines. */
  across?: 8 | 12 | 16 | 24 | undefined;
  align?: "center" | "start" | "end" | "baseline" | undefined;
  justify?: "center" | "end" | "between" | undefined;
  wrap?: boolean | undefined;
  above?: 4 | 6 | 8 | 12 | 16 | 20 | 24 | 32 | undefined;
  below?: 4 | 6 | 8 | 12 | 16 | 24 | 32 | undefined;
  /** In a row: takes the room that is left, keeps its size, or gives way when there is too little. */
  room?: "grow" | "keep" | "shrink" | undefined;
  /** Stands at the end of its row, away from the others. */
  pushed?: boolean | undefined;
  size?: "xs" | "sm" | "md" | "lg" | "xl" | undefined;
  weight?: 400 | 450 | 550 | 600 | 650 | 700 | undefined;
  muted?: boolean | undefined;
  tone?: Tone | undefined;
  /** A span that has a line of its own. */
  block?: boolean | undefined;
  centred?: boolean | undefined;
  /** Lines end also inside a word, not at all, or are cut with an ellipsis. */
  lines?: "anywhere" | "none" | "cut" | undefined;
  /** A line of a list, ruled off from the one above it. */
  ruled?: boolean | undefined;
  /** A line around it, and its ground where it is another than the page's. */
  framed?: true | "surface" | "sunken" | undefined;
  /** The distance from its edge to what it holds. */
  inner?: 8 | 12 | 16 | undefined;
  /** It is as wide as what it stands in. */
  full?: boolean | undefined;
}

const LOOKS: ReadonlySet<string> = new Set<keyof Looks>([
  "gap",
  "across",
  "align",
  "justify",
  "wrap",
  "above",
  "below",
  "room",
  "pushed",
  "size",
  "weight",
  "muted",
  "tone",
  "block",
  "centred",
  "lines",
  "ruled",
  "framed",
  "inner",
  "full",
]);

type Tag =
  | "caption"
  | "dd"
  | "div"
  | "dl"
  | "dt"
  | "fieldset"
  | "form"
  | "h1"
  | "h2"
  | "h3"
  | "legend"
  | "li"
  | "nav"
  | "ol"
  | "output"
  | "p"
  | "s"
  | "section"
  | "span"
  | "strong"
  | "td"
  | "ul";

type PartProps<T extends Tag> = Looks & { as?: T } & Omit<ComponentPropsWithRef<T>, keyof Looks | "as">;

function part(
  kind: string | undefined,
  props: Looks & { as: Tag; className?: string | undefined; children?: ReactNode },
) {
  const { as, className, children, ...rest } = props;
  const shown = Object.entries(rest).map(([name, value]) => [LOOKS.has(name) ? `data-${name}` : name, value]);
  const cut = props.lines === "cut" && !props.centred ? ofCutText(children) : {};
  const own = { ...cut, ...Object.fromEntries(shown), className: classNames(classes.part, kind, className) };
  // Given one by one, children keep their places and need no keys.
  return createElement(as, own, ...eachInOwnDirection(children));
}

/** Its children stand below each other. */
export function Stack<T extends Tag = "div">(props: PartProps<T>) {
  return part(classes.stack, { as: "div", ...props });
}

/** Its children stand beside each other. */
export function Row<T extends Tag = "div">(props: PartProps<T>) {
  return part(classes.row, { as: "div", ...props });
}

/** A block of anything, with distances around it. */
export function Box<T extends Tag = "div">(props: PartProps<T>) {
  return part(undefined, { as: "div", ...props });
}

/** A paragraph, or what else is made of words. */
export function Text<T extends Tag = "p">(props: PartProps<T>) {
  return part(undefined, { as: "p", ...props });
}

/** Words within a line. */
export function Span(props: Omit<PartProps<"span">, "as">) {
  return part(undefined, { as: "span", ...props });
}

/** Words that matter less than those beside them. */
export function Muted<T extends Tag = "p">(props: PartProps<T>) {
  return part(undefined, { as: "p", muted: true, ...props });
}

/** Said to those who hear the page; nothing of it is seen. */
export function VisuallyHidden<T extends Tag = "span">(props: Omit<PartProps<T>, "className">) {
  return part("visually-hidden", { as: "span", ...props });
}
