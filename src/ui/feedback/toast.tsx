import { Button } from "@mantine/core";
import { type NotificationData, notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconTrash } from "@tabler/icons-react";
import type { Tone } from "../theme/tone.ts";
import classes from "./toast.module.css";

const ERROR_MS = 4_000;
const WARNING_MS = 5_000;
const SUCCESS_MS = 2_000;
const UNDO_MS = 8_000;

/** Puts a toast away before its time. */
export type DismissToast = () => void;

function show(tone: Tone, data: NotificationData): DismissToast {
  const id = notifications.show({ withCloseButton: false, ...data, "data-tone": tone });
  return () => {
    notifications.hide(id);
  };
}

/** A refusal or failure, 4 s (operations.md §9). Keep the reason in its field or card too. */
export function toastError(message: string): DismissToast {
  return show("red", { message, autoClose: ERROR_MS, role: "alert", icon: <IconCircleX size={24} /> });
}

/** Something done, but not all of it, 5 s (operations.md §8, e-mail result). */
export function toastWarning(message: string): DismissToast {
  return show("amber", {
    message,
    autoClose: WARNING_MS,
    role: "alert",
    icon: <IconAlertTriangle size={24} />,
  });
}

/** Something done, 2 s. */
export function toastSuccess(message: string): DismissToast {
  return show("green", {
    message,
    autoClose: SUCCESS_MS,
    role: "status",
    icon: <IconCircleCheck size={24} />,
  });
}

export interface UndoToast {
  message: string;
  undoLabel: string;
  onUndo: () => void;
}

/** Something done that can be taken back for 8 s; pointing at it stops the clock. */
export function toastUndo({ message, undoLabel, onUndo }: UndoToast): DismissToast {
  const undo = () => {
    dismiss();
    onUndo();
  };
  const dismiss = show("grey", {
    autoClose: UNDO_MS,
    role: "status",
    icon: <IconTrash size={24} />,
    message: (
      <span className={classes.undo}>
        <span>{message}</span>
        <Button variant="subtle" onClick={undo}>
          {undoLabel}
        </Button>
      </span>
    ),
  });
  return dismiss;
}

/** Stays until the returned function is called; for calls that take longer than a moment. */
export function toastLoading(message: string): DismissToast {
  return show("brand", { message, autoClose: false, loading: true, role: "status" });
}
