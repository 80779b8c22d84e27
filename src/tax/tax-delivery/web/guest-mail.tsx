import { type FormEvent, useState } from "react";
import { EMAIL_MAX, isEmail } from "#platform/domain/identity/contact.ts";
import { clientFailures, isApiError } from "#platform/web/api-error.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { useMailToGuest } from "./public-document-api.ts";
import classes from "./tax-delivery.module.css";

/** A guest has the document mailed; what was typed stays when it fails. */
export function GuestMail({ code }: { code: string }) {
  const t = useT();
  const [to, setTo] = useState("");
  const [isChecked, setChecked] = useState(false);
  const mailing = useMailToGuest(code);
  // A tap more is a mail more: that nothing is doubled cannot be said.
  const failureText = (error: Error) =>
    isApiError(error, ...clientFailures) ? t("taxDelivery.copies.offline") : errorText(error);
  const isWrong = isChecked && !isEmail(to.trim());
  const send = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isEmail(to.trim())) mailing.mutate(to.trim());
  };
  if (mailing.data)
    return (
      <p className={classes.notice} data-tone="green" role="status">
        {mailing.data.message}
      </p>
    );
  return (
    <form className={classes.page} onSubmit={send} noValidate aria-label={t("taxDelivery.public.mail")}>
      <TextField
        label={t("taxDelivery.public.to")}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        value={to}
        error={
          isWrong ? t("validation.not_an_email") : mailing.error ? failureText(mailing.error) : undefined
        }
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="lg" busy={mailing.isPending}>
        {t("taxDelivery.public.mail")}
      </Button>
    </form>
  );
}
