import type { FormEvent, ReactNode, RefObject } from "react";
import { FormEnd, type FormEndProps } from "./form-end.tsx";
import { FoundDraft } from "./found-draft.tsx";
import classes from "./manual-invoicing.module.css";

interface ManualFormProps extends FormEndProps {
  form: FormEndProps["form"] & {
    readonly form: RefObject<HTMLFormElement | null>;
    readonly submit: (event: FormEvent) => void;
    readonly isFound: boolean;
    readonly isLocked: boolean;
  };
  children: ReactNode;
}

/** The frame of what is written by hand: what was kept, the sections, why it is not sent yet and the ways out. */
export function ManualForm({ form, children, ...end }: ManualFormProps) {
  return (
    <form ref={form.form} className={classes.form} onSubmit={form.submit} noValidate>
      <FoundDraft isFound={form.isFound} onDrop={form.drop} />
      <fieldset className={classes.fields} disabled={form.isLocked}>
        {children}
      </fieldset>
      <FormEnd {...end} form={form} />
    </form>
  );
}
