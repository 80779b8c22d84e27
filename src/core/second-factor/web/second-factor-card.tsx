import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime } from "#platform/web/format.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { RemoveFactorDialog } from "./remove-factor-dialog.tsx";
import { RenewCodesDialog } from "./renew-codes-dialog.tsx";
import classes from "./second-factor.module.css";
import { secondFactorQuery } from "./second-factor-api.ts";
import { SetUpFactorDialog } from "./set-up-factor-dialog.tsx";

interface SecondFactorCardProps {
  /** The operator's cannot be switched off. */
  isRequired?: boolean;
}

/** Whether signing in asks somebody for a code of an app, too; switching that, and fresh recovery codes. */
export function SecondFactorCard({ isRequired = false }: SecondFactorCardProps) {
  const t = useT();
  const { data, error, isFetching, refetch } = useQuery(secondFactorQuery);
  const [dialog, setDialog] = useState<"set_up" | "take_away" | "renew" | null>(null);
  const close = () => {
    setDialog(null);
    void refetch();
  };
  if (error && !data)
    return <FailureState reason={errorText(error)} onRetry={() => void refetch()} busy={isFetching} />;
  const isOn = data?.is_on ?? false;
  const state = data
    ? data.since
      ? `${t("auth.second_factor.state_on")} · ${formatDateTime(data.since)}`
      : t("auth.second_factor.state_off")
    : t("ui.loading");
  return (
    <SurfaceCard label={t("auth.second_factor.title")}>
      <Section
        title={t("auth.second_factor.title")}
        description={t("auth.second_factor.explained")}
        action={
          isRequired ? null : (
            <Button
              variant="default"
              disabled={!data}
              onClick={() => setDialog(isOn ? "take_away" : "set_up")}
            >
              {t(isOn ? "auth.second_factor.take_away" : "auth.second_factor.set_up")}
            </Button>
          )
        }
      >
        <p>{state}</p>
        {isOn && data?.codes_left === 0 ? (
          <Notice tone="amber" role="status">
            {t("auth.second_factor.no_codes_left")}
          </Notice>
        ) : null}
        {isOn ? (
          <div className={classes.left}>
            <p>
              {t("auth.second_factor.codes_left")}: {data?.codes_left}
            </p>
            <Button variant="subtle" onClick={() => setDialog("renew")}>
              {t("auth.second_factor.renew")}
            </Button>
          </div>
        ) : null}
      </Section>
      {dialog === "set_up" ? <SetUpFactorDialog onClose={close} /> : null}
      {dialog === "renew" ? <RenewCodesDialog onClose={close} /> : null}
      {dialog === "take_away" ? <RemoveFactorDialog onClose={close} /> : null}
    </SurfaceCard>
  );
}
