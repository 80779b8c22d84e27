import { type Drawer, openCashSession } from "../../../contract/cash.ts";
import { centsFromDecimal } from "../../../domain/money/cents.ts";
import { formatAmount } from "../../platform/format.ts";
import { AmountField } from "../../platform/forms/amount-field.tsx";
import { amountProps } from "../../platform/forms/amount-props.ts";
import { FormDialog } from "../../platform/forms/form-dialog.tsx";
import { orBlank } from "../../platform/forms/or-blank.ts";
import { useT } from "../../platform/use-t.ts";
import { useOpenSession } from "./cash-api.ts";

const openingSchema = openCashSession.body
  .pick({ float: true })
  .extend({ float: orBlank(openCashSession.body.shape.float) });

export interface OpenDialogProps {
  drawer: Drawer;
  currency: string;
  onClose: () => void;
  onOpened: (sessionId: number) => void;
}

/** Opens a drawer with the money that is in it. */
export function OpenDialog({ drawer, currency, onClose, onOpened }: OpenDialogProps) {
  const t = useT();
  const session = useOpenSession();
  return (
    <FormDialog
      title={t("cash.open_title", { drawer: drawer.title })}
      submitLabel={({ float }) =>
        float === null
          ? t("cash.open_action")
          : t("cash.open_with", { amount: formatAmount(centsFromDecimal(float), currency) })
      }
      submitSize="xl"
      schema={openingSchema}
      initialValues={{ float: 0 }}
      save={async ({ float }, uuid) => {
        const opened = await session.mutateAsync({ uuid, drawer_id: drawer.id, float });
        onOpened(opened.session_id);
        return opened;
      }}
      onClose={onClose}
    >
      {(form) => (
        <AmountField
          autoFocus
          large
          label={t("cash.float")}
          description={t("cash.float_hint")}
          currency={currency}
          {...amountProps(form.getInputProps("float"))}
        />
      )}
    </FormDialog>
  );
}
