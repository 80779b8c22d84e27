import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { editVersion } from "#platform/contract/edit-version.ts";
import { decimalFromCents } from "#platform/domain/money/cents.ts";
import { AmountField } from "#platform/web/forms/amount-field.tsx";
import { amountProps } from "#platform/web/forms/amount-props.ts";
import { FormDialog } from "#platform/web/forms/form-dialog.tsx";
import { orBlank } from "#platform/web/forms/or-blank.ts";
import { useReload } from "#platform/web/forms/use-edit-conflict.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { type cashDesk, cashRules, LATEST_CUTOFF_HOUR } from "../contract/cash.ts";
import classes from "./cash.module.css";
import { deskQuery, useSetRules } from "./cash-api.ts";
import { DrawerDialog } from "./drawer-dialog.tsx";

const TipRulesDialog = lazy(() =>
  import("#money/tips/web/public.ts").then((module) => ({ default: module.TipRulesDialog })),
);

/** Sets up drawers and rules, for people who set up the restaurant. */
export function SetUpMenu() {
  const t = useT();
  const [shown, setShown] = useState<"drawer" | "rules" | "tips" | null>(null);
  const desk = useQuery(deskQuery).data;
  const close = () => setShown(null);
  return (
    <div className={classes.setUp}>
      <Button variant="default" disabled={!desk} onClick={() => setShown("drawer")}>
        {t("cash.set_up.add_drawer")}
      </Button>
      <Button variant="default" disabled={!desk} onClick={() => setShown("rules")}>
        {t("cash.set_up.rules")}
      </Button>
      <Button variant="default" onClick={() => setShown("tips")}>
        {t("tips.rules.action")}
      </Button>
      {shown === "tips" ? (
        <Suspense fallback={null}>
          <TipRulesDialog onClose={close} />
        </Suspense>
      ) : null}
      {shown === "drawer" && desk ? (
        <DrawerDialog drawer={null} points={desk.points_of_sale} onClose={close} />
      ) : null}
      {shown === "rules" && desk ? (
        <RulesDialog rules={desk.rules} currency={desk.currency} onClose={close} />
      ) : null}
    </div>
  );
}

const rulesSchema = cashRules.extend({
  difference_limit: orBlank(cashRules.shape.difference_limit),
  version: editVersion,
});

const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

const cutoffHours = Array.from({ length: LATEST_CUTOFF_HOUR + 1 }, (_, hour) => ({
  value: String(hour),
  label: hourText(hour),
}));

type Desk = ResponseOf<typeof cashDesk>;

interface RulesDialogProps {
  rules: Desk["rules"];
  currency: string;
  onClose: () => void;
}

/** Edits the restaurant's rules about its cash and its business day. */
function RulesDialog({ rules, currency, onClose }: RulesDialogProps) {
  const t = useT();
  const setting = useSetRules();
  return (
    <FormDialog
      title={t("cash.set_up.rules")}
      submitLabel={t("cash.set_up.save")}
      schema={rulesSchema}
      initialValues={valuesOf(rules)}
      meanwhile={{
        reload: useReload(deskQuery, (desk) => valuesOf(desk.rules)),
        fields: {
          difference_limit: t("cash.set_up.limit"),
          is_session_required: t("cash.set_up.required"),
          day_cutoff_hour: { label: t("cash.set_up.cutoff"), text: hourText },
        },
      }}
      save={(body) => setting.mutateAsync(body)}
      onClose={onClose}
    >
      {(form) => (
        <>
          <AmountField
            autoFocus
            label={t("cash.set_up.limit")}
            description={t("cash.set_up.limit_hint")}
            currency={currency}
            {...amountProps(form.getInputProps("difference_limit"))}
          />
          <CheckField
            label={t("cash.set_up.required")}
            description={t("cash.set_up.required_hint")}
            checked={form.getValues().is_session_required}
            onChange={(checked) => form.setFieldValue("is_session_required", checked)}
          />
          <SelectField
            label={t("cash.set_up.cutoff")}
            description={t("cash.set_up.cutoff_hint")}
            options={cutoffHours}
            value={String(form.getValues().day_cutoff_hour)}
            onChange={(hour) => form.setFieldValue("day_cutoff_hour", Number(hour ?? rules.day_cutoff_hour))}
          />
        </>
      )}
    </FormDialog>
  );
}

const valuesOf = (rules: Desk["rules"]) => ({
  ...rules,
  difference_limit: decimalFromCents(rules.difference_limit),
});
