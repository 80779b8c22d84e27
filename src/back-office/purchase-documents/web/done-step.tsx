import { RouterButton } from "#platform/web/router-button.tsx";
import { isExisting } from "#platform/web/screens/existing-screens.ts";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { unitCostText } from "./figures-text.ts";
import type { Imported } from "./kept-queue.ts";
import classes from "./purchase-import.module.css";
import { purchasePath } from "./purchase-path.ts";
import { StockChanges } from "./stock-changes.tsx";
import type { ImportQueueState, ReadDocument } from "./use-import-queue.ts";

interface DoneStepProps {
  queue: ImportQueueState;
  document: ReadDocument;
  imported: Imported;
}

/** What an import did, and where to go from here. */
export function DoneStep({ queue, document, imported }: DoneStepProps) {
  const t = useT();
  const user = useUser();
  const next = queue.documents.find(
    ({ key, state }) => key !== document.key && (state === "open" || state === "ready"),
  );
  return (
    <Section title={t("purchaseImport.done.title")}>
      <p role="status" className={classes.done}>
        {imported.message}
      </p>
      <StockChanges effect={imported.effect} changes={imported.lines} />
      <div className={classes.notices}>
        <Rises imported={imported} currency={document.preview?.document.currency ?? user?.currency ?? ""} />
      </div>
      <div className={classes.buttons}>
        {next ? (
          <Button size="lg" onClick={() => queue.goTo("review", next.key)}>
            {t("purchaseImport.done.next")}
          </Button>
        ) : (
          <Button size="lg" onClick={() => queue.goTo("documents", null)}>
            {t("purchaseImport.done.more")}
          </Button>
        )}
        {isExisting("purchases") ? (
          <RouterButton variant="default" size="lg" to={purchasePath(imported.id)}>
            {t("purchaseImport.done.see")}
          </RouterButton>
        ) : null}
      </div>
    </Section>
  );
}

/** What cost more than the last time: the day on which somebody can still ask why. */
function Rises({ imported: { priceRises }, currency }: { imported: Imported; currency: string }) {
  const t = useT();
  if (priceRises.length === 0) return null;
  return (
    <Notice tone="amber">
      <p>{t("purchaseImport.done.rises")}</p>
      <ul>
        {priceRises.map(({ id, title, unit, old_cost, new_cost, percent }) => (
          <li key={id}>
            {t("purchaseImport.done.rise", {
              title,
              unit,
              before: unitCostText(old_cost, currency),
              now: unitCostText(new_cost, currency),
              percent: percent ?? 100,
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
