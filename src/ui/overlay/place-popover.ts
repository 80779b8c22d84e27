export interface Anchor {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface PopoverPlace {
  top: number;
  left: number;
  /** The height in px from which it scrolls. */
  maxHeight: number;
}

export interface PopoverEdges {
  align: "start" | "end";
  isRightToLeft?: boolean;
}

const GAP = 4;
const EDGE = 8;

/**
 * Places a list under its anchor, above it when there is more room, and never outside the window.
 * All in CSS pixels of the window; `align` says which edges meet, in the direction that is read. A menu (`end`) that fits neither way whole stands
 * beside its button, so that nothing of it has to be scrolled to; the list of a field (`start`) scrolls. An anchor that
 * was pushed out of the window counts as standing at its edge.
 */
export function placePopover(
  near: Anchor,
  box: Size,
  view: Size,
  { align, isRightToLeft = false }: PopoverEdges,
): PopoverPlace {
  const anchor = withinSight(near, view);
  const below = view.height - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const beside =
    align === "end" && box.height > Math.max(below, above)
      ? placeBeside(anchor, box, view, isRightToLeft)
      : null;
  if (beside) return beside;
  const up = box.height > below && above > below;
  const maxHeight = Math.max(0, up ? above : below);
  const height = Math.min(box.height, maxHeight);
  const isFromLeft = (align === "start") !== isRightToLeft;
  const wanted = isFromLeft ? anchor.left : anchor.right - box.width;
  return {
    top: up ? anchor.top - GAP - height : anchor.bottom + GAP,
    left: Math.max(EDGE, Math.min(wanted, view.width - box.width - EDGE)),
    maxHeight,
  };
}

function withinSight(anchor: Anchor, view: Size): Anchor {
  const clamp = (y: number) => Math.max(0, Math.min(y, view.height));
  // Named one by one: the sides of a DOMRect are getters of its prototype, which a spread leaves out.
  return { left: anchor.left, right: anchor.right, top: clamp(anchor.top), bottom: clamp(anchor.bottom) };
}

/** Before the anchor or else behind it, as high as the window allows; null when neither side is wide enough. */
function placeBeside(anchor: Anchor, box: Size, view: Size, isRightToLeft: boolean): PopoverPlace | null {
  const maxHeight = view.height - 2 * EDGE;
  const sides = [anchor.left - GAP - box.width, anchor.right + GAP];
  if (isRightToLeft) sides.reverse();
  const left = sides.find((side) => side >= EDGE && side + box.width + EDGE <= view.width);
  if (left === undefined) return null;
  const height = Math.min(box.height, maxHeight);
  return { top: Math.max(EDGE, Math.min(anchor.top, view.height - EDGE - height)), left, maxHeight };
}
