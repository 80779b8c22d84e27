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
  isAnyoneStored,
  onUserChange,
  personOf,
} from "#platform/web/session/session.ts";
import { sessionOverWords } from "#platform/web/session/session-over.ts";
import { signInAddress } from "#platform/web/session/sign-in-path.ts";
import { readStored } from "#platform/web/stored.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import type { router as appRouter } from "./router.ts";

/**
 * Reacts to changes of the session wherever they are noticed, in this tab or another one: it is over, it
 * belongs to somebody else, or the subscription is inactive. Data of one person are never left for the next
 * one.
 */
export function watchSession(router: typeof appRouter, client: QueryClient): void {
  const leave = () => {
    const { pathname, href } = router.state.location;
    const isInside = pathname.startsWith("/dashboard") || pathname.startsWith("/superadmin/dashboard");
    if (isInside)
      void router.navigate({
        ...signInAddress({ pathname, href }),
        replace: true,
        // A person who is signed out cannot save typed values: no form asks.
        ignoreBlocker: true,
      });
  };
  listenToApi({
    answered: noteDemoStep,
    regain: async () => (await regainSession(currentUser())) ?? "nobody",
    signedOut: leave,
    subscriptionInactive: () => {
      // Updates this browser's stored person, so that no navigation fails and no warning of a closed
      // connection appears.
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
      if (isAnyoneStored()) endWaiting();
      else if (hasSignedOut()) leaveWaiting();
      return;
    }
    // The session ended without a call of this tab: its socket or another tab noticed it.
    if (currentUser() === null && regainSession(shown)) return;
    shown = currentUser();
    const now = identityOf();
    if (now === person) return;
    const isSamePerson = now?.split("\n")[0] === person?.split("\n")[0];
    person = now;
    client.clear();
    if (now === null) {
      leave();
      // A person who lost the session gets a message; a shared till has a screen of its own for it.
      const words = sessionOverWords(currentRealm());
      if (words && !hasSignedOut() && readStored("shared_till") === null) toastWarning(t(words));
      return;
    }
    // Their permissions have changed: the screen follows, and a message says why.
    if (isSamePerson) toastWarning(t("auth.rights_changed"));
    void router.invalidate();
  });
}

/** Every open screen asks again anyway. */
const ignoreFailure = () => undefined;

/** Returns the key of personal data and screens: the person, and below it their permissions. */
function identityOf(): string | null {
  const user = currentUser();
  return user && `${personOf(user)}\n${user.role} ${user.scope}`;
}
