import { type ReactNode, useId } from "react";
import type { z } from "zod";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { AppDialog, type AppDialogProps } from "../../../ui/overlay/app-dialog.tsx";
import { type ContractFormOptions, useContractForm } from "../contract-form.ts";
import { FormFailure } from "../form-failure.tsx";
import classes from "./form-dialog.module.css";
import { useCloseGuard } from "./use-close-guard.ts";

type Fields = Record<string, unknown>;
/** The form of a schema, for the parts of a dialog. */
export type FormOf<Schema extends z.ZodType<unknown, Fields>> = ReturnType<
  typeof useContractForm<Schema>
>["form"];

export interface FormDialogProps<Schema extends z.ZodType<unknown, Fields>>
  extends Omit<ContractFormOptions<Schema>, "save"> {
  title: string | ((values: z.input<Schema>) => string);
  /** The verb and its object, of what is typed when it says so: "Ingresar $10.00". */
  submitLabel: string | ((values: z.input<Schema>) => string);
  /** Sends the checked values; its message is shown as a toast and the dialog closes. It may open another screen, too. */
  save: (values: z.output<Schema>, idempotencyKey: string) => Promise<{ readonly message: string }>;
  onClose: () => void;
  size?: AppDialogProps["size"];
  /** `xl` for what moves money. */
  submitSize?: "lg" | "xl";
  /** `danger` for what takes something away. */
  tone?: "normal" | "danger";
  /** What is missing before it can be sent, in words above the button; null when nothing is. */
  missing?: (values: z.input<Schema>) => string | null;
  /** The fields, bound by `form.getInputProps("title")`; the one with `data-autofocus` has the focus. */
  children: (form: FormOf<Schema>) => ReactNode;
}

/**
 * A form in a dialog on the contract's own schema: Enter saves, Esc and the cross ask before anything typed is lost,
 * a refused field says why, a refusal of the whole stands above the button.
 */
export function FormDialog<Schema extends z.ZodType<unknown, Fields>>(props: FormDialogProps<Schema>) {
  const {
    title,
    submitLabel,
    save,
    onClose,
    size = "small",
    submitSize = "lg",
    tone = "normal",
    missing,
    children,
    ...options
  } = props;
  const formId = useId();
  const missingId = useId();
  const { form, submit, busy, failure } = useContractForm({
    ...options,
    save: async (values, key) => {
      toastSuccess((await save(values, key)).message);
      onClose();
    },
  });
  const isDirty = form.isDirty();
  const close = useCloseGuard({ isDirty, busy, onClose });
  const missingText = missing?.(form.getValues()) ?? null;
  return (
    <AppDialog
      opened
      size={size}
      title={typeof title === "string" ? title : title(form.getValues())}
      onClose={close}
      closeOnClickOutside={!isDirty}
      footer={
        <div className={classes.footer}>
          <FormFailure message={failure} />
          {missingText === null ? null : (
            <p id={missingId} className={classes.missing}>
              {missingText}
            </p>
          )}
          <SubmitButton
            form={formId}
            size={submitSize}
            tone={tone}
            fullWidth
            busy={busy}
            disabled={missingText !== null}
            describedBy={missingText === null ? undefined : missingId}
          >
            {typeof submitLabel === "string" ? submitLabel : submitLabel(form.getValues())}
          </SubmitButton>
        </div>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        {children(form)}
      </form>
    </AppDialog>
  );
}
