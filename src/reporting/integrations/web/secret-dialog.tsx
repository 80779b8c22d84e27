import { useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { AppDialog } from "#ui/overlay/app-dialog.tsx";
import classes from "./integrations.module.css";

/** A key or secret that was just made. */
interface ShownSecret {
  readonly title: string;
  readonly hint: string;
  readonly secret: string;
  /** Label of the button that closes the dialog: "Ya la guardé". */
  readonly close: string;
}

/** Shows a secret once; a tap outside does not close the dialog. */
export function SecretDialog({ shown, onClose }: { shown: ShownSecret; onClose: () => void }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shown.secret);
      setCopied(true);
    } catch {
      // There is no clipboard on plain http, or it was refused: the text can be selected.
    }
  };
  return (
    <AppDialog
      opened
      title={shown.title}
      onClose={onClose}
      closeOnClickOutside={false}
      footer={
        <Row wrap gap={8}>
          <Button variant="default" onClick={() => void copy()}>
            {t(isCopied ? "common.copied" : "common.copy")}
          </Button>
          <Button onClick={onClose}>{shown.close}</Button>
        </Row>
      }
    >
      <Stack gap={16}>
        <Notice tone="amber">{shown.hint}</Notice>
        <code className={classes.secret}>{shown.secret}</code>
      </Stack>
    </AppDialog>
  );
}
