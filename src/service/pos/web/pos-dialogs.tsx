import { type ComponentType, useEffect, useState } from "react";
import type { PosDialog } from "./pos-dialog.ts";
import type { PosDialogSetProps } from "./pos-dialog-set.tsx";

type DialogSet = ComponentType<PosDialogSetProps>;

/** Kept for the life of the page. Not React's `lazy`: that holds a first appearance back by up to 300 ms. */
let loaded: DialogSet | null = null;

async function loadDialogs(): Promise<DialogSet> {
  loaded ??= (await import("./pos-dialog-set.tsx")).PosDialogSet;
  return loaded;
}

/** The dialogs come after the first menu has been painted, so that none of them delays it. */
const LOAD_AFTER_MS = 300;

export interface PosDialogsProps extends Omit<PosDialogSetProps, "dialog"> {
  dialog: PosDialog | null;
}

/** The one dialog that is open; at once, or as soon as its code is here. */
export function PosDialogs({ dialog, ...rest }: PosDialogsProps) {
  const [Dialogs, setDialogs] = useState<DialogSet | null>(() => loaded);
  const isOpen = dialog !== null;
  useEffect(() => {
    if (Dialogs) return;
    const load = () =>
      void loadDialogs().then(
        (dialogSet) => setDialogs(() => dialogSet),
        // Without a network: tried again when a dialog opens.
        () => undefined,
      );
    const timer = setTimeout(load, isOpen ? 0 : LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [Dialogs, isOpen]);
  return dialog && Dialogs ? <Dialogs {...rest} dialog={dialog} /> : null;
}
