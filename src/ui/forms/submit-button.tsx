import type { ReactNode } from "react";
import { useUiLabels } from "../theme/ui-labels.tsx";
import { Button } from "./button.tsx";

export interface SubmitButtonProps {
  /** Says what will happen: "Guardar cliente". */
  children: ReactNode;
  /** The form is on its way. */
  busy?: boolean;
  disabled?: boolean;
  tone?: "normal" | "danger";
  fullWidth?: boolean;
  /** 44 (default), 48 or 56 px high. */
  size?: "md" | "lg" | "xl";
  /** Id of a form elsewhere, for the footer of a dialog. */
  form?: string;
  /** Id of the words that say why it is disabled. */
  describedBy?: string | undefined;
}

/** The one primary button of a form; it cannot be pressed where nothing can be changed. */
export function SubmitButton(props: SubmitButtonProps) {
  const {
    children,
    busy = false,
    disabled = false,
    tone = "normal",
    fullWidth = false,
    size = "md",
    form,
    describedBy,
  } = props;
  const { readOnly } = useUiLabels();
  return (
    <Button
      type="submit"
      tone={tone}
      busy={busy}
      disabled={disabled || readOnly !== null}
      title={readOnly ?? undefined}
      fullWidth={fullWidth}
      size={size}
      aria-describedby={describedBy}
      {...(form ? { form } : {})}
    >
      {children}
    </Button>
  );
}
