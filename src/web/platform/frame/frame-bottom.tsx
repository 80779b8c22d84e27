import { createContext, type ReactNode, use, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

interface Slot {
  node: HTMLElement | null;
  /** One more screen part stands in the slot; returns how to leave it. */
  enter: () => () => void;
}

const SlotContext = createContext<Slot | null>(null);

/** Hands the frame its bottom edge, which is there only while a screen uses it. */
export function FrameBottomSlot({ children }: { children: (bottom: ReactNode) => ReactNode }) {
  const [node, setNode] = useState<HTMLElement | null>(null);
  const [users, setUsers] = useState(0);
  const [enter] = useState(() => () => {
    setUsers((before) => before + 1);
    return () => setUsers((before) => before - 1);
  });
  return (
    <SlotContext value={{ node, enter }}>{children(users > 0 ? <div ref={setNode} /> : null)}</SlotContext>
  );
}

/** Puts its content at the bottom edge of the frame, over the home bar of phones: the one large action of a screen. */
export function FrameBottom({ children }: { children: ReactNode }) {
  const slot = use(SlotContext);
  if (!slot) throw new Error("FrameBottom works inside the staff shell only");
  const { node, enter } = slot;
  useLayoutEffect(enter, [enter]);
  return node ? createPortal(children, node) : null;
}
