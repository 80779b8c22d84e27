import { IconMail } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { AuthLayout } from "#core/auth/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import classes from "./sign-up.module.css";

/** Where the operator makes the accounts: whom to ask for one. */
export function ClosedDoor({ contact }: { contact: string | null }) {
  const t = useT();
  const subject = encodeURIComponent(t("signUp.closed_subject"));
  return (
    <AuthLayout title={t("signUp.closed_title")} subtitle={t("signUp.closed")}>
      <div className={classes.form}>
        {contact === null ? (
          <p>{t("signUp.closed_ask")}</p>
        ) : (
          <>
            <p>
              <span className={classes.label}>{t("signUp.closed_contact")}</span>
              <strong className={classes.address}>{contact}</strong>
            </p>
            <ButtonLink
              size="lg"
              fullWidth
              icon={<IconMail size={20} />}
              href={`mailto:${contact}?subject=${subject}`}
            >
              {t("signUp.closed_write")}
            </ButtonLink>
          </>
        )}
        <Link to="/login" className={classes.link}>
          {t("auth.password.back_to_login")}
        </Link>
      </div>
    </AuthLayout>
  );
}
