import { IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hoursOf } from "../../../contract/offers.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { hoursText } from "../../platform/hours-text.ts";
import { useT } from "../../platform/use-t.ts";
import { HoursDialog, hoursQuery, type OfferedThing } from "./hours-dialog.tsx";

export interface OfferHoursSectionProps {
  title: string;
  thing: OfferedThing;
}

/** When a category or an item is offered, for the page that is about it. */
export function OfferHoursSection({ title, thing }: OfferHoursSectionProps) {
  const t = useT();
  const { data } = useQuery(hoursQuery(thing));
  const [opened, setOpened] = useState(false);
  const hours = data?.hours ?? [];
  return (
    <Section
      title={t("priceRules.offered.section")}
      description={hours.length === 0 ? t("priceRules.rules.always") : hoursText(hours.map(hoursOf), t)}
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
