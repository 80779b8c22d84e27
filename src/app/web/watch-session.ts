import type { QueryClient } from "@tanstack/react-query";
import { listenToApi } from "#platform/web/api.ts";
import { noteDemoStep } from "#platform/web/demo-guide.ts";
import { t } from "#platform/web/i18n.ts";
import { isOpenWhenInactive } from "#platform/web/session/guards.ts";
import { meQuery } from "#platform/web/session/me-query.ts";
import { currentRealm } from "#platform/web/session/realm.ts";
import {
  endWaiting,
  isWaitingForPerson,
  leaveWaiting,
  regainSession,
} from "#platform/web/session/regain-session.ts";
import {
  currentUser,
  hasSignedOut,
  isAnyoneNoted,
  onUserChange,
  personOf,
} from "#platform/web/session/session.ts";
import { sessionOverWords } from "#platform/web/session/session-over.ts";
import { signInAddress } from "#platform/web/session/sign-in-path.ts";
import { readStored } from "#platform/web/stored.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import type { router as appRouter } from "./router.ts";

/**
 * Acts on the session's fate wherever it is noticed, in this tab or another one: over, somebody else's, or the
 * subscription inactive. Data of one person is never left for the next one.
 */
export function watchSession(router: typeof appRouter, client: QueryClient): void {
  const leave = () => {
    const { pathname, href } = router.state.location;
    const isInside = pathname.startsWith("/dashboard") || pathname.startsWith("/superadmin/dashboard");
    if (isInside)
      void router.navigate({
        ...signInAddress({ pathname, href }),
        replace: true,
        // Whoever is signed out cannot save what was typed: no form asks.
        ignoreBlocker: true,
      });
  };
  listenToApi({
    answered: noteDemoStep,
    regain: async () => (await regainSession(currentUser())) ?? "nobody",
    signedOut: leave,
    subscriptionInactive: () => {
      // What this browser keeps of the person follows: no navigation that leads nowhere, no warning of a connection that is closed.
      void client.fetchQuery({ ...meQuery, staleTime: 0, retry: false }).catch(ignoreFailure);
      // A screen that stays open may have a part that does not.
      if (!isOpenWhenInactive(router.state.location.pathname))
        void router.navigate({ to: "/dashboard/inactive-subscription", ignoreBlocker: true });
    },
  });
  let person = identityOf();
  let shown = currentUser();
  onUserChange(() => {
    if (isWaitingForPerson()) {
      if (isAnyoneNoted()) endWaiting();
      else if (hasSignedOut()) leaveWaiting();
      return;
    }
    // Ended without a call of this tab: by its socket, or noticed by another tab.
    if (currentUser() === null && regainSession(shown)) return;
    shown = currentUser();
    const now = identityOf();
    if (now === person) return;
    const isSamePerson = now?.split("\n")[0] === person?.split("\n")[0];
    person = now;
    client.clear();
    if (now === null) {
      leave();
      // Whoever was thrown out is told; a shared till has a screen of its own for it.
      const words = sessionOverWords(currentRealm());
      if (words && !hasSignedOut() && readStored("shared_till") === null) toastWarning(t(words));
      return;
    }
    // They may do something else now: the screen follows, and words say why.
    if (isSamePerson) toastWarning(t("auth.rights_changed"));
    void router.invalidate();
  });
}

/** It is asked again by every screen that stands. */
const ignoreFailure = () => undefined;

/** What decides which data and screens are somebody's own: who they are, and below it what they may do. */
function identityOf(): string | null {
  const user = currentUser();
  return user && `${personOf(user)}\n${user.role} ${user.scope}`;
}
