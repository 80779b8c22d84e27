import { useEffect, useState } from "react";

/** How long the staff's menu stays over a guest screen that nobody touches, in milliseconds. */
const FORGOTTEN_MS = 60_000;

/** The staff's menu over a screen for guests: closed at first, on every such screen, and again when it is forgotten. */
export function useGuestScreen(isForGuests: boolean, pathname: string) {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = isForGuests && openAt === pathname;
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenAt(null);
    let timer = setTimeout(close, FORGOTTEN_MS);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(close, FORGOTTEN_MS);
    };
    const signs = ["pointerdown", "pointermove", "keydown"] as const;
    for (const sign of signs) window.addEventListener(sign, touched);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, touched);
    };
  }, [isOpen]);
  return {
    isHidden: isForGuests && !isOpen,
    isOpen,
    open: () => setOpenAt(pathname),
    close: () => setOpenAt(null),
  };
}
