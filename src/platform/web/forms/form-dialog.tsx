import { type ReactNode, useId } from "react";
import type { z } from "zod";
import { toastSuccess, toastUndo } from "#ui/feedback/toast.tsx";
import { SubmitButton, type SubmitButtonProps } from "#ui/forms/submit-button.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { AppDialog, type AppDialogProps } from "#ui/overlay/app-dialog.tsx";
import { useUiLabels } from "#ui/theme/ui-labels.tsx";
import type { Uuid } from "../../domain/ids.ts";
import { isUnsure } from "../api-error.ts";
import { useT } from "../use-t.ts";
import { ConflictGate } from "./conflict-gate.tsx";
import { type ContractFormOptions, useContractForm } from "./contract-form.ts";
import classes from "./form-dialog.module.css";
import { FormFailure } from "./form-failure.tsx";
import { UnsureGate } from "./unsure-gate.tsx";
import { useCloseGuard } from "./use-close-guard.ts";

type Fields = Record<string, unknown>;
/** The form of a schema, for the parts of a dialog. */
export type FormOf<Schema extends z.ZodType<unknown, Fields>> = ReturnType<
  typeof useContractForm<Schema>
>["form"];

interface Saved {
  readonly message: string;
  /** Takes it back. */
  readonly undo?: () => void;
}

export interface FormDialogProps<Schema extends z.ZodType<unknown, Fields>>
  extends Omit<ContractFormOptions<Schema>, "save"> {
  title: string | ((values: z.input<Schema>) => string);
  /** The verb and its object, with typed values if useful: "Ingresar $10.00". */
  submitLabel: string | ((values: z.input<Schema>) => string);
  /**
   * Sends the checked values; its message is shown as a toast, with "Deshacer" where it says how, and the dialog closes. It
   * may open another screen, too.
   */
  save: (values: z.output<Schema>, id: Uuid) => Promise<Saved>;
  onClose: () => void;
  size?: AppDialogProps["size"];
  /** Below the title, always in sight: the figure that it is all about. */
  lead?: ReactNode;
  /** `xl` for forms that move money. */
  submitSize?: "lg" | "xl";
  /** `danger` for forms that remove something. */
  tone?: "normal" | "danger";
  /** Says above the button what is missing before the form can be sent; null when nothing is. */
  missing?: (values: z.input<Schema>) => string | null;
  /** The fields, bound by `form.getInputProps("title")`; the one with `data-autofocus` has the focus. */
  children: (form: FormOf<Schema>) => ReactNode;
}

/**
 * A form in a dialog on the contract's own schema: Enter saves, Esc, the cross and a tap outside ask before anything typed is lost,
 * a refused field says why, a refusal of the whole stands above the button. After a lost answer it is locked to what was
 * sent until it is known whether it was saved. With `meanwhile`, what somebody else saved in between is shown with a choice.
 */
export function FormDialog<Schema extends z.ZodType<unknown, Fields>>(props: FormDialogProps<Schema>) {
  const { title, submitLabel, save, onClose, submitSize = "lg", missing, children, ...options } = props;
  const formId = useId();
  const t = useT();
  const { form, submit, busy, failure, conflict, attempt, again } = useContractForm({
    ...options,
    // The gate says everything about a lost answer.
    isQuiet: (error: unknown) => isUnsure(error) || options.isQuiet?.(error) === true,
    save: async (values, id) => {
      const { message, undo } = await save(values, id);
      if (undo) toastUndo({ message, undoLabel: t("common.undo"), onUndo: undo });
      else toastSuccess(message);
      onClose();
    },
  });
  const { readOnly } = useUiLabels();
  const isDirty = form.isDirty();
  const isLocked = attempt.isUnsure;
  const { close } = useCloseGuard({ isDirty, isUnsure: isLocked, busy, onClose });
  return (
    <AppDialog
      isLocked={isLocked}
      opened
      size={props.size ?? "small"}
      title={typeof title === "string" ? title : title(form.getValues())}
      lead={props.lead}
      onClose={close}
      footer={
        <div className={classes.footer}>
          <UnsureGate attempt={attempt} busy={busy} size={submitSize} onAgain={again}>
            <ConflictGate conflict={conflict} busy={busy} size={submitSize}>
              <FormFailure message={failure} />
              <SaveButton
                form={formId}
                size={submitSize}
                tone={props.tone ?? "normal"}
                busy={busy}
                missing={readOnly ?? missing?.(form.getValues()) ?? null}
              >
                {typeof submitLabel === "string" ? submitLabel : submitLabel(form.getValues())}
              </SaveButton>
            </ConflictGate>
          </UnsureGate>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <fieldset className={classes.form} disabled={isLocked}>
          {children(form)}
        </fieldset>
      </form>
    </AppDialog>
  );
}

interface SaveButtonProps extends Pick<SubmitButtonProps, "form" | "size" | "tone" | "busy" | "children"> {
  /** Words for what is missing; null when nothing is. */
  missing: string | null;
}

function SaveButton({ missing, ...button }: SaveButtonProps) {
  const missingId = useId();
  return (
    <>
      {missing === null ? null : (
        <Muted size="sm" centred id={missingId}>
          {missing}
        </Muted>
      )}
      <SubmitButton
        {...button}
        fullWidth
        disabled={missing !== null}
        describedBy={missing === null ? undefined : missingId}
      />
    </>
  );
}
