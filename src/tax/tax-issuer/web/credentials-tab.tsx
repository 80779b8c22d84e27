import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { formatNit } from "#platform/domain/identity/tax-numbers.ts";
import { formatDate, formatDateTime } from "#platform/web/format.ts";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Facts } from "#ui/data/facts.tsx";
import { StatusBadge } from "#ui/data/status-badge.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import type { Credentials } from "../contract/credentials.ts";
import { Loaded } from "./loaded.tsx";
import classes from "./tax-issuer.module.css";
import { credentialsQuery, useTestSignIn } from "./tax-issuer-api.ts";

const CredentialsDialog = lazy(() =>
  import("./credentials-dialog.tsx").then((module) => ({ default: module.CredentialsDialog })),
);

/**
 * The credentials and certificates of the restaurant, in test and in production; the secrets themselves are
 * never shown.
 */
export function CredentialsTab() {
  const t = useT();
  const credentials = useQuery(credentialsQuery);
  const [edited, setEdited] = useState<Credentials | null>(null);
  return (
    <>
      <p className={classes.words}>{t("taxIssuer.credentials.intro")}</p>
      <Loaded query={credentials}>
        {(both) => (
          <div className={classes.cards}>
            {both.map((one) => (
              <CredentialsCard key={one.environment} credentials={one} onEdit={() => setEdited(one)} />
            ))}
          </div>
        )}
      </Loaded>
      {edited ? (
        <Suspense fallback={null}>
          <CredentialsDialog credentials={edited} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </>
  );
}

function CredentialsCard({ credentials, onEdit }: { credentials: Credentials; onEdit: () => void }) {
  const t = useT();
  const { environment, userName, hasPassword, refused } = credentials;
  const name = t(`taxIssuer.environment.${environment}`);
  return (
    <SurfaceCard label={name}>
      <Stack gap={12}>
        <Text as="h2" size="md">
          {name}
        </Text>
        {refused ? <Notice tone="red">{t(`taxIssuer.refused.${refused}`)}</Notice> : null}
        <Facts
          layout="column"
          facts={[
            [
              t("taxIssuer.credentials.user"),
              userName === "" ? t("taxIssuer.credentials.none") : formatNit(userName),
            ],
            [
              t("taxIssuer.credentials.password"),
              t(hasPassword ? "taxIssuer.credentials.there" : "taxIssuer.credentials.no_password"),
            ],
            [
              t("taxIssuer.credentials.certificate"),
              <CertificateFacts key="file" credentials={credentials} />,
            ],
            [t("taxIssuer.credentials.sign_in"), useSignInFact(credentials)],
          ]}
        />
        <Row wrap gap={8}>
          <Button variant="default" onClick={onEdit}>
            {t(userName === "" ? "taxIssuer.credentials.enter" : "taxIssuer.credentials.edit")}
          </Button>
        </Row>
        {hasPassword ? <SignInTest environment={environment} /> : null}
      </Stack>
    </SurfaceCard>
  );
}

function useSignInFact({ hasPassword, signedInAt }: Credentials) {
  const t = useT();
  if (!hasPassword) return null;
  return signedInAt
    ? t("taxIssuer.credentials.proven", { date: formatDateTime(signedInAt) })
    : t("taxIssuer.credentials.unproven");
}

function CertificateFacts({ credentials: { certificate } }: { credentials: Credentials }) {
  const t = useT();
  if (!certificate) return t("taxIssuer.credentials.none");
  const { nit, validUntil, state } = certificate;
  const tones = { valid: "green", ends_soon: "amber", ended: "red" } as const;
  return (
    <>
      {t("taxIssuer.credentials.of", { nit: formatNit(nit) })}{" "}
      {validUntil ? t("taxIssuer.credentials.until", { date: formatDate(validUntil) }) : null}{" "}
      <StatusBadge tone={tones[state]} label={t(`taxIssuer.credentials.state.${state}`)} look="plain" />
    </>
  );
}

/** Signs in to the ministry and shows its answer. */
function SignInTest({ environment }: Pick<Credentials, "environment">) {
  const t = useT();
  const test = useTestSignIn();
  const isIn = test.data?.outcome === "signed_in";
  const answer = test.data?.message ?? (test.error ? errorText(test.error) : null);
  return (
    <>
      <Row wrap gap={8}>
        <Button variant="default" busy={test.isPending} onClick={() => test.mutate(environment)}>
          {t("taxIssuer.credentials.test")}
        </Button>
      </Row>
      {answer && !test.isPending ? (
        <Notice tone={isIn ? "green" : "red"} role="status">
          {answer}
        </Notice>
      ) : null}
    </>
  );
}
