import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { HoursDialog, hoursQuery, type OfferedThing } from "./hours-dialog.tsx";
import { hoursOrAlways } from "./hours-words.ts";

export interface OfferHoursSectionProps {
  title: string;
  thing: OfferedThing;
}

/** When a category or an item is offered, for the page that is about it. */
export function OfferHoursSection({ title, thing }: OfferHoursSectionProps) {
  const t = useT();
  const { data, error } = useQuery(hoursQuery(thing));
  const [opened, setOpened] = useState(false);
  return (
    <Section
      title={t("priceRules.offered.section")}
      description={
        data ? hoursOrAlways(data.hours, t) : error ? failureText(error, "priceRules.load_failed") : ""
      }
      action={
        <Button
          variant="default"
          icon={<IconPencil size={20} aria-hidden="true" />}
          onClick={() => setOpened(true)}
        >
          {t("priceRules.offered.change", { title })}
        </Button>
      }
    >
      {opened ? <HoursDialog title={title} thing={thing} onClose={() => setOpened(false)} /> : null}
    </Section>
  );
}
