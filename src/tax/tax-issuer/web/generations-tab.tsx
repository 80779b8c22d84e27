import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { formatDay } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import {
  type InvalidationText,
  invalidationTexts,
} from "#tax/tax-documents/domain/life/invalidation-window.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { ChoiceList } from "#ui/forms/choice-list.tsx";
import { Section } from "#ui/frame/section.tsx";
import type {
  GenerationRuleView,
  listGenerationRules,
  removeGenerationRule,
} from "../contract/generation-rules.ts";
import { Loaded } from "./loaded.tsx";
import { generationsQuery, useRemoveGeneration, useSetInvalidationText } from "./tax-issuer-api.ts";

const GenerationDialog = lazy(() =>
  import("./generation-dialog.tsx").then((module) => ({ default: module.GenerationDialog })),
);

/** Shows the version of each document that holds today, and the versions of later days. */
export function GenerationsTab() {
  const t = useT();
  const generations = useQuery(generationsQuery);
  const [isAdding, setAdding] = useState(false);
  return (
    <Loaded query={generations}>
      {(data) => (
        <>
          <NowSection now={data.now} />
          <Section
            title={t("taxIssuer.generations.rules")}
            action={
              <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setAdding(true)}>
                {t("taxIssuer.generations.add")}
              </Button>
            }
          >
            <Rules rules={data.rules} />
          </Section>
          <InvalidationTextSection text={data.invalidationText} />
          {isAdding ? (
            <Suspense fallback={null}>
              <GenerationDialog today={data.today} onClose={() => setAdding(false)} />
            </Suspense>
          ) : null}
        </>
      )}
    </Loaded>
  );
}

type Now = ResponseOf<typeof listGenerationRules>["now"];

/** A line for each kind of document, test and production beside each other. */
function NowSection({ now }: { now: Now }) {
  const t = useT();
  const inTest = now.filter(({ environment }) => environment === "00");
  const of = (kind: Now[number]["kind"], environment: "00" | "01") => {
    const found = now.find((each) => each.kind === kind && each.environment === environment);
    return found ? t(`taxIssuer.generations.of.${found.generation}`) : null;
  };
  return (
    <Section title={t("taxIssuer.generations.title")} description={t("taxIssuer.generations.intro")}>
      <DataTable
        caption={t("taxIssuer.generations.now")}
        columns={[
          {
            key: "kind",
            header: t("common.document"),
            cell: ({ kind }) => t(`taxIssuer.kind.${kind}`),
            role: "primary",
          },
          { key: "00", header: t("taxIssuer.environment.00"), cell: ({ kind }) => of(kind, "00") },
          { key: "01", header: t("taxIssuer.environment.01"), cell: ({ kind }) => of(kind, "01") },
        ]}
        rows={inTest}
        rowKey={({ kind }) => kind}
        state={{ status: "ready" }}
        empty={null}
      />
    </Section>
  );
}

function Rules({ rules }: { rules: readonly GenerationRuleView[] }) {
  const t = useT();
  const removing = useRemoveGeneration();
  const remove = (rule: BodyOf<typeof removeGenerationRule>) =>
    removing.mutateAsync(rule).then(({ message }) => toastSuccess(message), showError);
  return (
    <DataTable
      caption={t("taxIssuer.generations.rules")}
      columns={ruleColumns(t)}
      rows={rules}
      rowKey={({ kind, environment, fromDay }) => `${kind} ${environment} ${fromDay}`}
      state={{ status: "ready" }}
      empty={<p>{t("taxIssuer.generations.no_rules")}</p>}
      rowActions={({ kind, environment, fromDay }) => [
        {
          key: "remove",
          label: t("taxIssuer.generations.remove", { document: t(`taxIssuer.kind.${kind}`) }),
          icon: <IconTrash size={20} stroke={1.75} />,
          tone: "danger",
          onSelect: () => void remove({ kind, environment, fromDay }),
        },
      ]}
      rowActionsLabel={({ kind }) => t("taxIssuer.places.actions", { place: t(`taxIssuer.kind.${kind}`) })}
    />
  );
}

const ruleColumns = (t: Translate): Column<GenerationRuleView>[] => [
  {
    key: "kind",
    header: t("common.document"),
    cell: ({ kind }) => t(`taxIssuer.kind.${kind}`),
    role: "primary",
  },
  {
    key: "environment",
    header: t("common.environment"),
    cell: ({ environment }) => t(`taxIssuer.environment.${environment}`),
  },
  { key: "from", header: t("common.valid_from"), cell: ({ fromDay }) => formatDay(fromDay) },
  {
    key: "version",
    header: t("taxIssuer.generations.version"),
    cell: ({ generation }) => t(`taxIssuer.generations.of.${generation}`),
  },
];

/** Chooses the official text that limits invalidations; the choice is saved at once. */
function InvalidationTextSection({ text }: { text: InvalidationText }) {
  const t = useT();
  const set = useSetInvalidationText();
  const choose = ([chosen]: readonly string[]) => {
    const next = invalidationTexts.find((each) => each === chosen);
    if (next !== undefined && next !== text)
      set.mutate(next, { onSuccess: ({ message }) => toastSuccess(message), onError: showError });
  };
  return (
    <Section title={t("taxIssuer.limits.title")} description={t("taxIssuer.limits.intro")}>
      <ChoiceList
        label={t("taxIssuer.limits.follow")}
        mode="single"
        choices={invalidationTexts.map((each) => ({
          value: each,
          label: t(`taxIssuer.limits.${each}`),
          disabled: set.isPending,
        }))}
        value={[set.isPending ? set.variables : text]}
        onChange={choose}
      />
    </Section>
  );
}
