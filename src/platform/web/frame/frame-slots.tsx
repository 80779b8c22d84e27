import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";

/** The edges of the frame that a screen may fill. */
type Edge = "top" | "bottom";

interface Slot {
  node: HTMLElement | null;
  /** Adds a screen part to the slot; returns a function that removes it. */
  enter: () => () => void;
}

const SlotsContext = createContext<Readonly<Record<Edge, Slot>> | null>(null);

/** Hands the frame its edges; each is there only while a screen uses it. */
export function FrameSlots({ children }: { children: (edges: Record<Edge, ReactNode>) => ReactNode }) {
  const top = useSlot();
  const bottom = useSlot();
  const slots = useMemo(() => ({ top: top.slot, bottom: bottom.slot }), [top.slot, bottom.slot]);
  return <SlotsContext value={slots}>{children({ top: top.edge, bottom: bottom.edge })}</SlotsContext>;
}

function useSlot(): { readonly edge: ReactNode; readonly slot: Slot } {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [users, setUsers] = useState(0);
  const [enter] = useState(() => () => {
    setUsers((before) => before + 1);
    return () => setUsers((before) => before - 1);
  });
  const slot = useMemo(() => ({ node, enter }), [node, enter]);
  return { edge: users > 0 ? <div ref={setNode} /> : null, slot };
}

function InSlot({ edge, children }: { edge: Edge; children: ReactNode }) {
  const slots = use(SlotsContext);
  if (!slots) throw new Error("The edges of the frame are there inside the staff shell only");
  const { node, enter } = slots[edge];
  useLayoutEffect(enter, [enter]);
  return node ? createPortal(children, node) : null;
}

/** Puts its content at the bottom edge of the frame, over the home bar of phones: the one large action of a screen. */
export function FrameBottom({ children }: { children: ReactNode }) {
  return <InSlot edge="bottom">{children}</InSlot>;
}

/** Puts a screen's head into the top bar, in the place of the restaurant's name and the search: one row for both. */
export function FrameTop({ children }: { children: ReactNode }) {
  return <InSlot edge="top">{children}</InSlot>;
}
