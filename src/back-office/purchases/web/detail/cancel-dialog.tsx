import { useState } from "react";
import { z } from "zod";
import { formatQuantity } from "#inventory/inventory/web/public.ts";
import { isApiError } from "#platform/web/api-error.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { TextAreaField } from "#ui/forms/text-area-field.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import { cancelPurchase, type MissingGoods, missingGoods, type Purchase } from "../../contract/purchases.ts";
import { useCancelPurchase } from "../purchases-api.ts";

const REASON_MAX = 200;
const body = cancelPurchase.body.omit({ uuid: true });

/** Texts about the effect of cancelling, by the effect of the purchase. */
const rules = {
  brings: "purchases.cancel.rule",
  takes_back: "purchases.cancel.rule_takes_back",
  reprices: "purchases.cancel.rule_reprices",
} as const;

interface CancelDialogProps {
  purchase: Purchase;
  onClose: () => void;
}

/**
 * Cancels a purchase with a reason. When its goods are partly used, the server refuses and lists what is missing: then the
 * person decides whether to take back the rest.
 */
export function CancelDialog({ purchase, onClose }: CancelDialogProps) {
  const t = useT();
  const cancelling = useCancelPurchase(purchase.id);
  const [missing, setMissing] = useState<readonly MissingGoods[]>([]);
  return (
    <FormDialog
      title={t("purchases.cancel.title", { no: purchase.number })}
      submitLabel={t("purchases.cancel.action")}
      tone="danger"
      schema={body}
      initialValues={{ reason: "", take_what_is_left: false }}
      missing={(values) =>
        missing.length > 0 && !values.take_what_is_left ? t("purchases.cancel.needs_choice") : null
      }
      save={async (values, uuid) => {
        try {
          return await cancelling.mutateAsync({ ...values, uuid });
        } catch (error) {
          setMissing(usedGoods(error));
          throw error;
        }
      }}
      isQuiet={(error) => usedGoods(error).length > 0}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Muted>{t(rules[purchase.effect])}</Muted>
          <TextAreaField
            label={t("common.reason")}
            required
            maxLength={REASON_MAX}
            data-autofocus
            {...form.getInputProps("reason")}
            value={form.getValues().reason}
          />
          {missing.length > 0 ? <Missing goods={missing} /> : null}
          {missing.length > 0 ? (
            <CheckField
              label={t("purchases.cancel.take_rest")}
              checked={form.getValues().take_what_is_left ?? false}
              onChange={(isTaken) => form.setFieldValue("take_what_is_left", isTaken)}
            />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

function Missing({ goods }: { goods: readonly MissingGoods[] }) {
  const t = useT();
  return (
    <Notice tone="amber" role="alert">
      <p>{t("purchases.cancel.missing")}</p>
      <ul>
        {goods.map(({ inventory_item_id: id, title, unit, required, available }) => (
          <li key={id}>
            {t("purchases.cancel.missing_line", {
              title,
              required: formatQuantity(required, unit),
              available: formatQuantity(available, unit),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Returns the used goods from the details of a refusal; empty for any other failure. */
function usedGoods(error: unknown): readonly MissingGoods[] {
  if (!isApiError(error, "purchase_goods_used")) return [];
  return z.safeDecode(z.array(missingGoods), error.details.goods as never).data ?? [];
}
