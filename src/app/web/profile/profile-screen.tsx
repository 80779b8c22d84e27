import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PinCard } from "#core/approvals/web/public.ts";
import type { SessionUser } from "#core/auth/contract/auth.ts";
import classes from "#core/auth/web/account.module.css";
import { SecondFactorCard } from "#core/second-factor/web/public.ts";
import { SubscriptionCard } from "#operator/subscription/web/public.ts";
import { mayDo } from "#platform/domain/access/actions.ts";
import type { Role } from "#platform/domain/access/actor.ts";
import { parseScope } from "#platform/domain/access/permissions.ts";
import { Initials } from "#platform/web/frame/initials.tsx";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { meQuery } from "#platform/web/session/me-query.ts";
import { saveConfirmSends } from "#platform/web/session/save-confirm-sends.ts";
import { showError } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Box, Muted, Row, Text } from "#ui/layout/layout.tsx";
import type { MessageKey } from "../../words/message-key.ts";

const roleWords = {
  admin: "common.administrator",
  staff: "profile.role_staff",
  superadmin: "profile.role_superadmin",
} as const satisfies Record<Role, MessageKey>;

/** Shows the signed-in person. Approvers set their PIN here; admins also see the restaurant's subscription. */
export function ProfileScreen() {
  const t = useT();
  const me = useQuery(meQuery);
  return (
    <div className={classes.narrow}>
      <PageHeader title={t("screens.profile")} />
      {me.data ? <PersonCard user={me.data} /> : <QueryPending query={me} count={1} rowHeight={300} />}
      {me.data && takesOrders(me.data) ? <ConfirmSendsCard left={me.data.confirm_sends} /> : null}
      {me.data && mayHavePin(me.data) ? <PinCard /> : null}
      {me.data?.role === "admin" && me.data.subscription_active ? <SecondFactorCard /> : null}
      {me.data?.role === "admin" ? <SubscriptionCard /> : null}
    </div>
  );
}

/**
 * Tells whether the person may have a PIN. Without a subscription the server would lead away from here;
 * without a permission a PIN opens nothing.
 */
function mayHavePin({ role, scope, subscription_active }: SessionUser): boolean {
  return subscription_active && (role === "admin" || parseScope(scope).length > 0);
}

function takesOrders({ role, scope, subscription_active }: SessionUser): boolean {
  return subscription_active && mayDo({ role, scope: parseScope(scope) }, "order.create");
}

function PersonCard({ user }: { user: SessionUser }) {
  const t = useT();
  const none = t("profile.none");
  return (
    <SurfaceCard>
      <Row align="center" gap={16}>
        {user.photo ? (
          <img className={classes.photo} src={user.photo} alt="" width={64} height={64} />
        ) : (
          <Initials name={user.name} size="large" />
        )}
        <div>
          <Text as="h2" size="lg" lines="anywhere">
            {user.name}
          </Text>
          <Muted>{t(roleWords[user.role])}</Muted>
        </div>
      </Row>
      <FactList
        facts={[
          { label: t("common.email_to_sign_in"), value: user.username },
          { label: t("common.phone"), value: user.phone ?? none },
          { label: t("common.job_title"), value: user.designation ?? none },
          { label: t("common.restaurant"), value: user.store_name },
        ]}
      />
    </SurfaceCard>
  );
}

/** For people who take orders: whether the till shows a summary before it sends. */
function ConfirmSendsCard({ left }: { left: number | null }) {
  const t = useT();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) => saveConfirmSends(isOn ? null : 0),
    onError: showError,
  });
  const isOn = isPending ? variables : left !== 0;
  return (
    <SurfaceCard label={t("profile.till.title")}>
      <Section title={t("profile.till.title")}>
        <CheckField
          look="switch"
          label={t("profile.till.confirm")}
          description={t(
            left === null || left === 0 ? "profile.till.confirm_hint" : "profile.till.confirm_new",
            { count: left ?? 0 },
          )}
          checked={isOn}
          onChange={(next) => mutate(next)}
        />
      </Section>
    </SurfaceCard>
  );
}

/** Names and values of one thing, one pair a line. */
function FactList({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <Box as="dl" above={16}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
