import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { formatDateTime } from "#platform/web/format.ts";
import { useContractForm } from "#platform/web/forms/contract-form.ts";
import { FormFailure } from "#platform/web/forms/form-failure.tsx";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PasswordField } from "#ui/forms/password-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import { setPin } from "../contract/approvals.ts";
import classes from "./approvals.module.css";
import { pinQuery, useSetPin } from "./approvals-api.ts";
import { PinField } from "./pin-field.tsx";

/** On the profile of those who may approve: whether they have a PIN, and setting it. */
export function PinCard() {
  const t = useT();
  const pin = useQuery(pinQuery);
  const [isSetting, setIsSetting] = useState(false);
  if (pin.isError) return <QueryFailure query={pin} />;
  const state =
    pin.data === undefined || pin.data.set_at === null
      ? t("approvals.card.none")
      : pin.data.is_given
        ? t("approvals.card.given", { when: formatDateTime(pin.data.set_at) })
        : t("approvals.card.since", { when: formatDateTime(pin.data.set_at) });
  return (
    <SurfaceCard label={t("approvals.pin")}>
      <Section
        title={t("approvals.pin")}
        description={t("approvals.card.about")}
        action={
          <Button
            variant="default"
            className={classes.keep}
            disabled={pin.data === undefined}
            onClick={() => setIsSetting(true)}
          >
            {pin.data?.set_at === null ? t("approvals.card.set") : t("approvals.card.change")}
          </Button>
        }
      >
        {pin.data === undefined ? (
          <Skeleton label={t("ui.loading")}>
            <SkeletonBox width={240} height={20} />
          </Skeleton>
        ) : (
          <p>{state}</p>
        )}
      </Section>
      {isSetting ? <PinDialog onClose={() => setIsSetting(false)} /> : null}
    </SurfaceCard>
  );
}

function PinDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const formId = useId();
  const setting = useSetPin();
  const { form, submit, busy, failure } = useContractForm({
    schema: setPin.body,
    initialValues: { password: "", pin: "" },
    save: async (values) => {
      toastSuccess((await setting.mutateAsync(values)).message);
      onClose();
    },
  });
  return (
    <AppDialog
      opened
      size="small"
      title={t("approvals.pin")}
      onClose={onClose}
      footer={
        <SubmitButton form={formId} size="lg" fullWidth busy={busy}>
          {t("approvals.card.save")}
        </SubmitButton>
      }
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <PasswordField
          label={t("approvals.card.password")}
          autoComplete="current-password"
          data-autofocus
          {...form.getInputProps("password")}
        />
        <PinField label={t("approvals.card.new_pin")} {...form.getInputProps("pin")} />
        <FormFailure message={Object.keys(form.errors).length > 0 ? null : failure} />
      </form>
    </AppDialog>
  );
}
