import { z } from "zod";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { MenuChange } from "../../contract/menu-changes.ts";
import type { ManyDialogProps } from "./many-dialog-props.ts";
import { useChangeMany } from "./use-change-many.ts";

/** Empty until somebody chooses: what comes first in a list is not what many items are meant to get. */
const schema = z.object({ chosen: z.string().min(1) });
const NONE = "none";

interface ChooseForManyProps<Id extends number> extends ManyDialogProps {
  title: string;
  submitLabel: string;
  label: string;
  /** Words for none of them: "Sin impuesto". */
  none: string;
  options: readonly { readonly id: Id; readonly title: string }[];
  changeTo: (id: Id | null) => MenuChange;
}

/** One thing, or none, that many items are given. */
export function ChooseForMany<Id extends number>(props: ChooseForManyProps<Id>) {
  const { ids, onClose, onDone, title, submitLabel, label, none, options, changeTo } = props;
  const changeMany = useChangeMany();
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      schema={schema}
      initialValues={{ chosen: "" }}
      save={async ({ chosen }, idempotencyKey) => {
        const id = options.find((option) => String(option.id) === chosen)?.id ?? null;
        const items = ids.map((item) => ({ id: item }));
        const saved = await changeMany({ items, change: changeTo(id), idempotencyKey });
        onDone();
        return saved;
      }}
      onClose={onClose}
    >
      {(form) => {
        const { value, onChange, ...field } = form.getInputProps("chosen");
        return (
          <SelectField
            label={label}
            required
            options={[
              ...options.map((option) => ({ value: String(option.id), label: option.title })),
              { value: NONE, label: none },
            ]}
            {...field}
            value={value || null}
            onChange={(chosen) => onChange(chosen ?? "")}
          />
        );
      }}
    </FormDialog>
  );
}
