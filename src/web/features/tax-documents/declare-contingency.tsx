import { useState } from "react";
import { declareContingency } from "../../../contract/tax-documents/sending.ts";
import { declaredKinds, OTHER_CAUSE } from "../../../domain/tax-documents/life/contingency-window.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { ChoiceList } from "../../../ui/forms/choice-list.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { FormDialog } from "../../platform/forms/form-dialog.tsx";
import { useT } from "../../platform/use-t.ts";
import { useDeclareContingency } from "./tax-status-api.ts";

/** Opens the dialog in which somebody declares a contingency that the system cannot see by itself (GUIDE §21). */
export function DeclareContingency() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {t("taxSending.contingency.declare")}
      </Button>
      {isOpen ? <DeclareDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function DeclareDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const declaring = useDeclareContingency();
  return (
    <FormDialog
      title={t("taxSending.contingency.declare")}
      submitLabel={t("taxSending.contingency.declare")}
      schema={declareContingency.body}
      initialValues={{ kind: 3, reason: "" }}
      save={(body) => declaring.mutateAsync(body)}
      onClose={onClose}
    >
      {(form) => {
        const { kind } = form.getValues();
        return (
          <>
            <ChoiceList
              label={t("taxSending.contingency.declared_for")}
              mode="single"
              choices={declaredKinds.map((known) => ({
                value: String(known),
                label: t(`taxSending.contingency.kinds.${known}`),
              }))}
              value={[String(kind)]}
              onChange={([picked]) =>
                form.setFieldValue("kind", declaredKinds.find((known) => String(known) === picked) ?? kind)
              }
            />
            {kind === OTHER_CAUSE ? (
              <TextField label={t("taxSending.contingency.reason")} {...form.getInputProps("reason")} />
            ) : null}
          </>
        );
      }}
    </FormDialog>
  );
}
