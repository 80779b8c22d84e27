import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { toastError } from "../../../ui/feedback/toast.tsx";
import { t } from "../../platform/i18n.ts";
import type { CustomerDialogsProps } from "./customer-dialogs.tsx";

type Dialogs = ComponentType<CustomerDialogsProps>;

/** Kept for the life of the page, as the dialogs of the till are. */
let loaded: Dialogs | null = null;

/** The dialogs to find or add a customer. Their code comes when the first one opens, so that no screen waits for it. */
export function CustomerPicker(props: CustomerDialogsProps) {
  const [Dialogs, setDialogs] = useState<Dialogs | null>(() => loaded);
  const giveUp = useEffectEvent(() => {
    toastError(t("platform.offline"));
    props.onClose();
  });
  useEffect(() => {
    if (loaded) return;
    let wanted = true;
    import("./customer-dialogs.tsx").then(
      (part) => {
        loaded = part.CustomerDialogs;
        if (wanted) setDialogs(() => part.CustomerDialogs);
      },
      () => wanted && giveUp(),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return Dialogs ? <Dialogs {...props} /> : null;
}
