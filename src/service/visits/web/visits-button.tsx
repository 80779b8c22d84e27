import { IconDeviceMobile } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { factsText } from "#platform/web/facts-text.ts";
import { formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { IconButton } from "#ui/overlay/icon-button.tsx";
import classes from "./visits.module.css";
import { useVisits } from "./visits-api.ts";

const VisitsDialog = lazy(() =>
  import("./visits-dialog.tsx").then((module) => ({ default: module.VisitsDialog })),
);

/**
 * Opens the guests' phones and shows how many tables need somebody: a call, the bill, a phone that asks, a
 * guessed PIN. Hidden from people who may not settle guests' orders.
 */
export function VisitsButton() {
  const t = useT();
  const { data, isEnabled } = useVisits();
  const [isOpen, setOpen] = useState(false);
  if (!isEnabled) return null;
  const wanting = (data?.visits ?? []).filter(
    ({ call, bill, is_pin_guessed, phones }) =>
      call !== null ||
      bill !== null ||
      is_pin_guessed ||
      phones.some(({ standing }) => standing === "waiting"),
  ).length;
  const title = t("visits.title");
  return (
    <span className={classes.badged}>
      <IconButton
        variant="default"
        label={factsText([title, wanting > 0 && wanting])}
        icon={<IconDeviceMobile size={20} />}
        onClick={() => setOpen(true)}
      />
      {wanting > 0 ? (
        <span className={classes.badge} aria-hidden="true">
          {formatCount(wanting)}
        </span>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <VisitsDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </span>
  );
}
