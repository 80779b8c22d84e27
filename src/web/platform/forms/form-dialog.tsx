import { type ReactNode, useId } from "react";
import type { z } from "zod";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { AppDialog, type AppDialogProps } from "../../../ui/overlay/app-dialog.tsx";
import { useConfirm } from "../../../ui/overlay/confirm-provider.tsx";
import { type ContractFormOptions, useContractForm } from "../contract-form.ts";
import { FormFailure } from "../form-failure.tsx";
import { useT } from "../use-t.ts";
import classes from "./form-dialog.module.css";

type Fields = Record<string, unknown>;
type FormOf<Schema extends z.ZodType<unknown, Fields>> = ReturnType<typeof useContractForm<Schema>>["form"];

export interface FormDialogProps<Schema extends z.ZodType<unknown, Fields>>
  extends Omit<ContractFormOptions<Schema>, "save"> {
  title: string;
  /** The verb and its object, of what is typed when it says so: "Ingresar $10.00". */
  submitLabel: string | ((values: z.input<Schema>) => string);
  /** Sends the checked values; what it answers is told, and the dialog closes. */
  save: (values: z.output<Schema>, idempotencyKey: string) => Promise<{ readonly message: string }>;
  onClose: () => void;
  size?: AppDialogProps["size"];
  /** `xl` for what moves money. */
  submitSize?: "lg" | "xl";
  /** The fields, bound by `form.getInputProps("title")`; the first or the one with `data-autofocus` has the focus. */
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
    children,
    ...options
  } = props;
  const formId = useId();
  const { form, submit, busy, failure } = useContractForm({
    ...options,
    save: async (values, key) => {
      toastSuccess((await save(values, key)).message);
      onClose();
    },
  });
  const isDirty = form.isDirty();
  const close = useCloseGuard({ isDirty, busy, onClose });
  return (
    <AppDialog
      opened
      size={size}
      title={title}
      onClose={close}
      closeOnClickOutside={!isDirty}
      footer={
        <div className={classes.footer}>
          <FormFailure message={failure} />
          <SubmitButton form={formId} size={submitSize} fullWidth busy={busy}>
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

interface CloseGuard {
  isDirty: boolean;
  busy: boolean;
  onClose: () => void;
}

/** Closes at once what nobody typed in, asks first otherwise, and waits while something is being saved. */
export function useCloseGuard({ isDirty, busy, onClose }: CloseGuard): () => void {
  const t = useT();
  const confirm = useConfirm();
  const ask = async () => {
    const isSure = await confirm({
      title: t("lists.discard.title"),
      body: t("lists.discard.body"),
      confirmLabel: t("lists.discard.confirm"),
      cancelLabel: t("lists.discard.cancel"),
      tone: "danger",
    });
    if (isSure) onClose();
  };
  return () => {
    if (busy) return;
    if (isDirty) void ask();
    else onClose();
  };
}
