import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Closing } from "../../../contract/tax-books/closing.ts";
import type { ClosingCheck } from "../../../domain/tax-books/closing-check.ts";
import { StatusBadge } from "../../../ui/data/status-badge.tsx";
import { ButtonLink } from "../../../ui/forms/button-link.tsx";
import { Section } from "../../../ui/frame/section.tsx";
import { formatCount } from "../../platform/format.ts";
import { RouterButton } from "../../platform/router-button.tsx";
import { useT } from "../../platform/use-t.ts";
import { CompareButton } from "./compare-button.tsx";
import classes from "./tax-books.module.css";

interface ChecksProps {
  closing: Closing;
  month: string;
}

/** What has to be so before a month is closed, and where what is left is mended. */
export function Checks({ closing, month }: ChecksProps) {
  const t = useT();
  const isDone = closing.checks.every(({ left }) => left === 0);
  return (
    <Section
      title={t("taxBooks.closing.checks_title")}
      description={isDone ? t("taxBooks.closing.checks_done") : undefined}
    >
      <ul className={classes.checks}>
        {closing.checks.map(({ check, left }) => (
          <li key={check} className={classes.check}>
            <span className={classes.what}>{t(`taxBooks.closing.checks.${check}`)}</span>
            {left === 0 ? (
              <StatusBadge
                tone="green"
                icon={<IconCircleCheck size={16} />}
                label={t("taxBooks.closing.done")}
              />
            ) : (
              <>
                <StatusBadge
                  tone="red"
                  icon={<IconCircleDashed size={16} />}
                  label={t("taxBooks.closing.left", { count: left, shown: formatCount(left) })}
                />
                <Way check={check} month={month} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Parts of this page by what is mended from there. */
const parts: Readonly<Partial<Record<ClosingCheck, string>>> = {
  documents: "#differences",
  refused: "#unsealed",
  unsealed: "#unsealed",
  contingency: "#unsealed",
  corrections: "#differences",
  gaps: "#gaps",
  differences: "#differences",
};

function Way({ check, month }: { check: ClosingCheck; month: string }): ReactNode {
  const t = useT();
  const label = t(`taxBooks.closing.mend.${check}`);
  if (check === "comparison") return <CompareButton month={month} />;
  if (check === "cash")
    return (
      <RouterButton variant="default" to="/dashboard/cash">
        {label}
      </RouterButton>
    );
  if (check === "books")
    return (
      <RouterButton variant="default" to="/dashboard/accounting/books" search={{ month }}>
        {label}
      </RouterButton>
    );
  return (
    <ButtonLink variant="default" href={parts[check] ?? "#differences"}>
      {label}
    </ButtonLink>
  );
}
