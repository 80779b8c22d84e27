import type { ReactNode } from "react";
import { formatCount } from "#platform/web/format.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { CheckLine, CheckList } from "#ui/data/check-list.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { ButtonLink } from "#ui/forms/button-link.tsx";
import { Section } from "#ui/frame/section.tsx";
import type { Closing } from "../contract/closing.ts";
import type { ClosingCheck } from "../domain/closing-check.ts";
import { CompareButton } from "./compare-button.tsx";

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
      <CheckList>
        {closing.checks.map(({ check, left }) => {
          const what = t(`taxBooks.closing.checks.${check}`);
          if (left === 0)
            return (
              <CheckLine key={check} mark={{ isDone: true, label: t("taxBooks.closing.done") }}>
                {what}
              </CheckLine>
            );
          const label = t("taxBooks.closing.left", { count: left, shown: formatCount(left) });
          return (
            <CheckLine
              key={check}
              mark={{ isDone: false, label }}
              aside={
                <>
                  <StatusBadge tone="red" label={label} />
                  <Way check={check} month={month} />
                </>
              }
            >
              {what}
            </CheckLine>
          );
        })}
      </CheckList>
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
