import "./sheet.css";
import { type ReactNode, useEffect, useRef } from "react";
import { GuestIcon } from "./guest-icon.tsx";
import { useWords } from "./page-context.ts";

interface SheetProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stands above the title, from edge to edge. */
  readonly picture?: ReactNode;
  /** Takes the function that closes the sheet from within. */
  readonly closing?: { current: () => void };
}

/**
 * A layer over the page, open as long as it is there. Its X, Esc, a tap beside it and the phone's Back close it: each goes one
 * step back in the history, so that no step is left that leads nowhere. The focus returns to what opened it.
 */
export function Sheet({ title, onClose, children, picture, closing }: SheetProps) {
  const t = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => history.back();
  if (closing) closing.current = close;
  const latest = useRef(onClose);
  latest.current = onClose;
  // A press that began in it, as when words of a note are marked, may end beside it and is no tap there.
  const beganBeside = useRef(false);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    history.pushState("sheet", "");
    const popped = () => {
      dialog.current?.close();
      latest.current();
      if (opener instanceof HTMLElement) opener.focus();
    };
    addEventListener("popstate", popped);
    return () => removeEventListener("popstate", popped);
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Esc and by the X
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        beganBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => beganBeside.current && event.target === dialog.current && close()}
    >
      <button type="button" className="round sheet-close" aria-label={t("close")} onClick={close}>
        <GuestIcon of="close" />
      </button>
      {picture}
      <h2 id="sheet-title">{title}</h2>
      {children}
    </dialog>
  );
}
