import { useT } from "#platform/web/use-t.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import classes from "./second-factor.module.css";

interface RecoveryCodeListProps {
  codes: readonly string[];
  /** Called when the person says that they have stored the codes. */
  onStored: () => void;
}

/** Recovery codes, this once. */
export function RecoveryCodeList({ codes, onStored }: RecoveryCodeListProps) {
  const t = useT();
  const copy = () =>
    void navigator.clipboard
      ?.writeText(codes.join("\n"))
      .then(() => toastSuccess(t("auth.second_factor.copied")));
  return (
    <>
      <Muted>{t("auth.second_factor.keep")}</Muted>
      <Stack as="ul" gap={4} size="sm" centred framed inner={12}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Stack>
      <div className={classes.buttons}>
        <Button variant="default" size="lg" onClick={copy}>
          {t("common.copy")}
        </Button>
        <Button size="lg" onClick={onStored}>
          {t("auth.second_factor.kept")}
        </Button>
      </div>
    </>
  );
}
