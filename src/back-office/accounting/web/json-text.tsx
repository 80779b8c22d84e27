import { useState } from "react";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Row, Stack } from "#ui/layout/layout.tsx";
import classes from "./accounting.module.css";

/** Shows JSON to read, select and copy. */
export function JsonText({ name, text }: { name: string; text: string }) {
  const t = useT();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Plain http has no clipboard, or it was refused: the text can be selected.
    }
  };
  return (
    <Stack gap={16} room="shrink">
      <Row wrap gap={8}>
        <Button variant="default" onClick={() => void copy()}>
          {t(isCopied ? "common.copied" : "common.copy")}
        </Button>
      </Row>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard too */}
      <section className={classes.json} aria-label={name} tabIndex={0} translate="no">
        {text}
      </section>
    </Stack>
  );
}
