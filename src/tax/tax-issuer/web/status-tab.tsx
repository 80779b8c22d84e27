import { useQuery } from "@tanstack/react-query";
import { documentProblemText } from "#app/words/document-problem-text.ts";
import { sentencesText } from "#platform/domain/text/sentences.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckLine, CheckList } from "#ui/data/check-list.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Row, Text } from "#ui/layout/layout.tsx";
import { useConfirm } from "#ui/overlay/confirm-provider.tsx";
import type { TaxIssuer } from "../contract/issuer.ts";
import { type IssuerGap, issuerGaps } from "../domain/issuer-gaps.ts";
import { CertificationSection } from "./certification-section.tsx";
import { Loaded } from "./loaded.tsx";
import classes from "./tax-issuer.module.css";
import { issuerQuery, useSetEnvironment } from "./tax-issuer-api.ts";

/** Shows whether documents are made, for which service, and what is missing. */
export function StatusTab() {
  const t = useT();
  const issuer = useQuery(issuerQuery);
  return (
    <Loaded query={issuer}>
      {({ environment, missing, refused }) => (
        <>
          <Environment environment={environment} missing={missing} />
          <Section title={t("taxIssuer.checklist.title")}>
            <div className={classes.lists}>
              <Checklist environment="00" missing={missing["00"]} refused={refused["00"]} />
              <Checklist environment="01" missing={missing["01"]} refused={refused["01"]} />
            </div>
          </Section>
          <CertificationSection />
        </>
      )}
    </Loaded>
  );
}

type Environment = TaxIssuer["environment"];

function Environment({ environment, missing }: Pick<TaxIssuer, "environment" | "missing">) {
  const t = useT();
  const { isPending, go } = useGo();
  const key = environment ?? "none";
  return (
    <Section title={t("taxIssuer.status.title")}>
      <Row align="center" wrap gap={8} across={16} below={16}>
        <StatusBadge
          tone={environment === "01" ? "green" : environment === "00" ? "amber" : "grey"}
          label={t(`taxIssuer.environment.${key}`)}
        />
        <p className={classes.words}>{t(`taxIssuer.status.${key}`)}</p>
      </Row>
      <Row wrap gap={8}>
        {environment === null ? (
          <Button disabled={isPending || missing["00"].length > 0} onClick={() => void go("00", environment)}>
            {t("taxIssuer.status.start_test")}
          </Button>
        ) : null}
        {environment === "01" ? (
          <Button variant="default" disabled={isPending} onClick={() => void go("00", environment)}>
            {t("taxIssuer.status.back_to_test")}
          </Button>
        ) : (
          <Button
            variant={environment === "00" ? "filled" : "default"}
            disabled={isPending || missing["01"].length > 0}
            onClick={() => void go("01", environment)}
          >
            {t("taxIssuer.status.start_production")}
          </Button>
        )}
        {environment === null ? null : (
          <Button variant="default" disabled={isPending} onClick={() => void go(null, environment)}>
            {t("taxIssuer.status.stop")}
          </Button>
        )}
      </Row>
    </Section>
  );
}

/** Asks first when the change affects every sale from now on; starting to test does not. */
function useGo() {
  const t = useT();
  const confirm = useConfirm();
  const setting = useSetEnvironment();
  const questionOf = (to: Environment) => {
    if (to === "01")
      return {
        title: t("taxIssuer.status.confirm_production"),
        body: t("taxIssuer.status.confirm_production_hint"),
        confirmLabel: t("taxIssuer.status.start_production"),
      };
    if (to === "00")
      return {
        title: t("taxIssuer.status.confirm_test"),
        body: t("taxIssuer.status.confirm_test_hint"),
        confirmLabel: t("taxIssuer.status.back_to_test"),
        tone: "danger" as const,
      };
    return {
      title: t("taxIssuer.status.confirm_stop"),
      body: t("taxIssuer.status.confirm_stop_hint"),
      confirmLabel: t("taxIssuer.status.stop"),
      tone: "danger" as const,
    };
  };
  const go = async (to: Environment, from: Environment) => {
    const isFirstTest = from === null && to === "00";
    if (!isFirstTest && !(await confirm(questionOf(to)))) return;
    await setting.mutateAsync({ environment: to }).then(({ message }) => toastSuccess(message), showError);
  };
  return { isPending: setting.isPending, go };
}

/** Gaps that are named only while they are there: of a certificate that is wrong, beside the one that is missing. */
const ONLY_OPEN: readonly IssuerGap[] = ["certificate_nit", "certificate_ended"];

interface ChecklistProps {
  environment: "00" | "01";
  missing: readonly IssuerGap[];
  refused: TaxIssuer["refused"]["00"];
}

function Checklist({ environment, missing, refused }: ChecklistProps) {
  const t = useT();
  const asked = issuerGaps.filter((gap) => {
    if (gap === "sign_in") return environment === "01";
    return !ONLY_OPEN.includes(gap) || missing.includes(gap);
  });
  return (
    <SurfaceCard
      label={t(environment === "00" ? "taxIssuer.checklist.for_test" : "taxIssuer.checklist.for_production")}
    >
      <Text as="h3" size="md">
        {t(environment === "00" ? "taxIssuer.checklist.for_test" : "taxIssuer.checklist.for_production")}
      </Text>
      <Muted above={4} below={12}>
        {missing.length === 0
          ? t("taxIssuer.checklist.ready")
          : t("taxIssuer.checklist.missing", { count: missing.length })}
      </Muted>
      <CheckList>
        {asked.map((gap) => {
          const isDone = !missing.includes(gap);
          const label = t(isDone ? "taxIssuer.checklist.done" : "taxIssuer.checklist.open");
          return (
            <CheckLine key={gap} mark={{ isDone, label }}>
              {t(`taxIssuer.checklist.${gap}`)}
              {gap === "documents" ? <RefusedKinds refused={refused} /> : null}
            </CheckLine>
          );
        })}
      </CheckList>
    </SurfaceCard>
  );
}

/** Lists each document and event that could not be signed, with its problems. */
function RefusedKinds({ refused }: Pick<ChecklistProps, "refused">) {
  const t = useT();
  return refused.map(({ kind, generation, problems }) => (
    <Muted as="span" block size="sm" key={`${kind} ${generation} ${JSON.stringify(problems)}`}>
      {t("taxIssuer.checklist.refused", {
        kind: t(`taxIssuer.kind.${kind}`),
        version: t(`taxIssuer.generations.of.${generation}`),
        problems: sentencesText(
          problems.map((problem) => documentProblemText(problem, t)),
          t,
        ),
      })}
    </Muted>
  ));
}
