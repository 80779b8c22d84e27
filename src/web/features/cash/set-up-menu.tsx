import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { addDrawer } from "../../../contract/cash.ts";
import { toastSuccess } from "../../../ui/feedback/toast.tsx";
import { CheckField } from "../../../ui/forms/check-field.tsx";
import { SubmitButton } from "../../../ui/forms/submit-button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { AppDialog } from "../../../ui/overlay/app-dialog.tsx";
import { useContractForm } from "../../platform/contract-form.ts";
import { FormFailure } from "../../platform/form-failure.tsx";
import { errorText } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import { AmountField } from "./amount-field.tsx";
import classes from "./cash.module.css";
import { deskQuery, useAddDrawer, useSetRules } from "./cash-api.ts";

/** Drawers and rules, for those who set the restaurant up. */
export function SetUpMenu() {
  const t = useT();
  const [shown, setShown] = useState<"drawer" | "rules" | null>(null);
  const desk = useQuery(deskQuery).data;
  const close = () => setShown(null);
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={() => setShown("drawer")}>
        {t("cash.set_up.add_drawer")}
      </Button>
      <Button variant="default" disabled={!desk} onClick={() => setShown("rules")}>
        {t("cash.set_up.rules")}
      </Button>
      {shown === "drawer" ? <DrawerDialog onClose={close} /> : null}
      {shown === "rules" && desk ? (
        <RulesDialog rules={desk.rules} currency={desk.currency} onClose={close} />
      ) : null}
    </div>
  );
}

function DrawerDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const formId = useId();
  const adding = useAddDrawer();
  const { form, submit, busy, failure } = useContractForm({
    schema: addDrawer.body,
    initialValues: { title: "" },
    save: async (body) => {
      toastSuccess((await adding.mutateAsync(body)).message);
      onClose();
    },
  });
  return (
    <AppDialog
      opened
      size="small"
      title={t("cash.set_up.add_drawer")}
      onClose={onClose}
      footer={
        <SubmitButton form={formId} size="lg" fullWidth busy={busy}>
          {t("cash.set_up.add_drawer")}
        </SubmitButton>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <TextField
          label={t("cash.set_up.drawer_name")}
          maxLength={60}
          data-autofocus
          {...form.getInputProps("title")}
        />
        <FormFailure message={failure} />
      </form>
    </AppDialog>
  );
}

type Rules = Parameters<ReturnType<typeof useSetRules>["mutateAsync"]>[0];

function RulesDialog({ rules, currency, onClose }: { rules: Rules; currency: string; onClose: () => void }) {
  const t = useT();
  const formId = useId();
  const setting = useSetRules();
  const [limit, setLimit] = useState<Rules["difference_limit"] | null>(rules.difference_limit);
  const [isRequired, setRequired] = useState(rules.is_session_required);
  const save = async () => {
    if (limit === null) return;
    const body = { difference_limit: limit, is_session_required: isRequired };
    toastSuccess((await setting.mutateAsync(body)).message);
    onClose();
  };
  return (
    <AppDialog
      opened
      size="small"
      title={t("cash.set_up.rules")}
      onClose={onClose}
      footer={
        <SubmitButton form={formId} size="lg" fullWidth busy={setting.isPending}>
          {t("cash.set_up.save")}
        </SubmitButton>
      }
    >
      <form
        id={formId}
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The failure is shown below and stays until the next attempt.
          save().catch(() => undefined);
        }}
      >
        <AmountField
          label={t("cash.set_up.limit")}
          description={t("cash.set_up.limit_hint")}
          currency={currency}
          amount={limit}
          onChange={setLimit}
          error={limit === null ? t("validation.required") : null}
        />
        <CheckField
          look="switch"
          label={t("cash.set_up.required")}
          description={t("cash.set_up.required_hint")}
          checked={isRequired}
          onChange={setRequired}
        />
        <FormFailure message={setting.isError ? errorText(setting.error) : null} />
      </form>
    </AppDialog>
  );
}
