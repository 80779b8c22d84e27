import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "../theme/class-names.ts";
import classes from "./modal-layer.module.css";
import { openDialogs } from "./open-dialogs.ts";

export interface ModalLayerProps {
  opened: boolean;
  onClose: () => void;
  /** Id of its heading, or `label` when it has none. */
  labelledBy?: string | undefined;
  label?: string | undefined;
  className?: string | undefined;
  closeOnClickOutside?: boolean;
  children: ReactNode;
}

/**
 * The platform's own modal dialog: keeps focus inside, makes the rest inert, gives focus back, and Esc or the browser's
 * Back closes the topmost layer only. An element with `data-autofocus` gets the focus, else the dialog itself.
 */
export function ModalLayer({ opened, ...rest }: ModalLayerProps) {
  return opened ? <OpenLayer {...rest} /> : null;
}

function OpenLayer(props: Omit<ModalLayerProps, "opened">) {
  const { onClose, labelledBy, label, className, closeOnClickOutside = true, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const closeByBack = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    openDialogs.push(dialog, () => closeByBack());
    (dialog.querySelector<HTMLElement>("[data-autofocus]") ?? dialog).focus();
    return () => {
      openDialogs.remove(dialog);
      dialog.close();
    };
  }, []);
  const cancel = (event: SyntheticEvent) => {
    // What the browser does not leave to us (Esc twice without anything between) is closed in a moment: that is heard below.
    if (event.target !== event.currentTarget || !event.nativeEvent.cancelable) return;
    event.preventDefault();
    onClose();
  };
  // A browser may close it against our will (Esc pressed twice): it opens again where it was, and the owner hears of it.
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    openDialogs.showAgain(event.currentTarget);
    onClose();
  };
  // A press that began on something in it ends outside where that moved meanwhile, and is no tap beside the dialog.
  const beganOutside = useRef(false);
  const press = (event: PointerEvent) => {
    beganOutside.current = event.target === event.currentTarget;
  };
  const outside = (event: MouseEvent) => {
    const isOutside = beganOutside.current && event.target === event.currentTarget;
    if (closeOnClickOutside && isOutside) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for a tap outside, and the dialog hears it as "cancel"
    <dialog
      ref={ref}
      tabIndex={-1}
      className={classNames(classes.layer, className)}
      aria-labelledby={labelledBy}
      aria-label={label}
      onCancel={cancel}
      onClose={closed}
      onPointerDown={press}
      onClick={outside}
    >
      {children}
    </dialog>
  );
}
