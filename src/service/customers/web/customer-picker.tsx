import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { t } from "#platform/web/i18n.ts";
import { toastError } from "#ui/feedback/toast.tsx";
import type { CustomerDialogsProps } from "./customer-dialogs.tsx";

type Dialogs = ComponentType<CustomerDialogsProps>;

/** Stored for the life of the page, like the till's dialogs. */
let loadedDialogs: Dialogs | null = null;

/**
 * Shows the dialogs to find or add a customer. Their code loads when the first one opens, so that no screen waits
 * for it.
 */
export function CustomerPicker(props: CustomerDialogsProps) {
  const [Dialogs, setDialogs] = useState<Dialogs | null>(() => loadedDialogs);
  const giveUp = useEffectEvent(() => {
    toastError(t("platform.offline"));
    props.onClose();
  });
  useEffect(() => {
    if (loadedDialogs) return;
    let isMounted = true;
    import("./customer-dialogs.tsx").then(
      (module) => {
        loadedDialogs = module.CustomerDialogs;
        if (isMounted) setDialogs(() => module.CustomerDialogs);
      },
      () => isMounted && giveUp(),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return Dialogs ? <Dialogs {...props} /> : null;
}
