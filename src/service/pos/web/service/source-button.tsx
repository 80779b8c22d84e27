import { usualSources } from "#core/settings/domain/order-source.ts";
import { sourceText } from "#core/settings/web/public.ts";
import { useT } from "#platform/web/use-t.ts";
import { useCart, usePos } from "../pos-context.ts";
import classes from "./source-button.module.css";
import { SourceIcon } from "./source-icon.tsx";

/** Where the order comes from: an icon, with the name when it is not the usual source of the dining option. */
export function SourceButton() {
  const { openDialog } = usePos();
  const t = useT();
  const chosen = useCart((state) => state.cart.source);
  const externalNumber = useCart((state) => state.cart.externalNumber);
  const diningOption = useCart((state) => state.cart.diningOption);
  const source = chosen ?? (diningOption && usualSources[diningOption]);
  const sourceName = source && sourceText(source, externalNumber, t);
  const shortName = externalNumber ?? sourceName;
  const label = sourceName === null ? t("pos.source.choose") : t("pos.source.now", { source: sourceName });
  return (
    <button
      type="button"
      className={classes.button}
      data-chosen={chosen !== null || undefined}
      aria-haspopup="dialog"
      aria-label={label}
      title={label}
      onClick={() => openDialog({ kind: "source" })}
    >
      <SourceIcon source={chosen} />
      {chosen === null ? null : <span className={classes.words}>{shortName}</span>}
    </button>
  );
}
