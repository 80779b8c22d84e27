import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useMayDo } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { MenuAction } from "#ui/overlay/action-menu.tsx";
import { declareContingency } from "../contract/sending.ts";
import { declaredKinds, OTHER_CAUSE } from "../domain/life/contingency.ts";
import { taxStatusQuery, useDeclareContingency } from "./tax-status-api.ts";

interface Declaring {
  /** Null for who may not, while one lasts, and where nothing is issued. */
  readonly action: MenuAction | null;
  readonly dialog: ReactNode;
}

/** Button and dialog to declare a contingency that the system cannot see by itself (GUIDE §21). */
export function useDeclareContingencyAction(): Declaring {
  const t = useT();
  const mayDo = useMayDo();
  const { data: status } = useQuery(taxStatusQuery);
  const [isOpen, setOpen] = useState(false);
  const isPossible = status?.contingency === null && status.environment !== null;
  const may = mayDo("tax.setUp");
  return {
    action:
      isPossible && may
        ? { key: "contingency", label: t("taxSending.contingency.declare"), onSelect: () => setOpen(true) }
        : null,
    dialog: isOpen ? <DeclareDialog onClose={() => setOpen(false)} /> : null,
  };
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
