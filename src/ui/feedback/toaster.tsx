import { IconAlertTriangle, IconArrowBackUp, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { TopLayer } from "../overlay/top-layer.tsx";
import { actsOnce } from "../taps/guard-second-taps.ts";
import { Spinner } from "./spinner.tsx";
import { TOAST_TONES } from "./toast.tsx";
import { type Toast, type ToastAction, type ToastLook, toastStore } from "./toast-store.ts";
import classes from "./toaster.module.css";

const ICONS: Record<ToastLook, ReactNode> = {
  error: <IconCircleX size={22} aria-hidden="true" />,
  warning: <IconAlertTriangle size={22} aria-hidden="true" />,
  success: <IconCircleCheck size={22} aria-hidden="true" />,
  undo: <IconArrowBackUp size={22} aria-hidden="true" />,
  loading: <Spinner className={classes.turning} />,
};

/** Shows the toasts above everything; UiProvider renders it once. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.all);
  return (
    <TopLayer>
      <div className={classes.toaster}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </TopLayer>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { id, look, message, actions } = toast;
  const hold = () => toastStore.hold(id);
  const release = () => toastStore.release(id);
  const act = (action: ToastAction) => {
    toastStore.remove(id);
    action.onSelect();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only stops its clock
    <div
      className={classes.toast}
      data-tone={TOAST_TONES[look]}
      role={look === "error" || look === "warning" ? "alert" : "status"}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {actions.length > 0 ? null : <span className={classes.icon}>{ICONS[look]}</span>}
      <span className={classes.message}>{message}</span>
      {actions.map((action) => (
        <button
          {...actsOnce}
          key={action.label}
          type="button"
          className={classes.action}
          onClick={() => act(action)}
        >
          {action.label}
        </button>
      ))}
    </div>
  );
}
