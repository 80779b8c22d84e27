import { IconPrinter } from "@tabler/icons-react";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import { useT } from "../use-t.ts";

/** Prints the screen without the frame around it. */
export function PrintButton() {
  const t = useT();
  return (
    <IconButton
      label={t("common.print")}
      icon={<IconPrinter size={20} aria-hidden="true" />}
      onClick={() => window.print()}
    />
  );
}
