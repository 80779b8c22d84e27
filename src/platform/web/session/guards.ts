import { redirect } from "@tanstack/react-router";
import { z } from "zod";
import { mayEnter } from "../../domain/access/may-enter.ts";
import type { ScreenId } from "../../domain/access/screens.ts";
import { isApiError } from "../api-error.ts";
import { queryClient } from "../query-client.ts";
import { landingPathOf, pathAfterSignIn, screenOf } from "./landing.ts";
import { meQuery } from "./me-query.ts";
import { actorOf, clearUser, currentUser, type StoredUser } from "./session.ts";
import { signInAddress } from "./sign-in-path.ts";

/** Query of the sign-in screens: the address that the person wanted. */
export const signInSearch = z.object({ redirect: z.string().optional().catch(undefined) });

interface GuardInput {
  readonly location: { readonly pathname: string; readonly href: string };
}

/** Screens that stay open without a subscription: the person's own, and the export of everything. */
const openScreens: readonly ScreenId[] = [
  "profile",
  "devices",
  "language",
  "contactSupport",
  "inactiveSubscription",
  "exportData",
];

/** Tells whether an address stays open without a subscription. */
export function isOpenWhenInactive(pathname: string): boolean {
  const screen = screenOf(pathname);
  return screen !== undefined && openScreens.includes(screen);
}

/**
 * Guards every signed-in screen: without a session it leads to the sign-in screen, with an inactive
 * subscription to its page, without permission to /no-access. The screen of an address is read from
 * platform/domain/access, so no route can forget its guard.
 */
export async function guardScreen({ location }: GuardInput): Promise<void> {
  const user = currentUser() ?? (await userFromCookies());
  if (!user) throw redirect(signInAddress(location));
  const screen = screenOf(location.pathname);
  if (screen === undefined) return;
  if (!mayEnter(actorOf(user), screen)) throw redirect({ to: "/no-access" });
  const needsSubscription = user.role !== "superadmin" && !isOpenWhenInactive(location.pathname);
  if (needsSubscription && !user.subscription_active && !(await worksAgain()))
    throw redirect({ to: "/dashboard/inactive-subscription" });
}

/** Asks the server: the stored state may be from before a renewal, and only the server shuts a person out. */
async function worksAgain(): Promise<boolean> {
  try {
    await queryClient.fetchQuery({ ...meQuery, staleTime: 0, retry: false });
  } catch {
    // Without an answer the stored state counts.
  }
  return currentUser()?.subscription_active === true;
}

/** Reads the person from the server: a browser may have lost its stored state and still have the cookies. */
async function userFromCookies(): Promise<StoredUser | null> {
  try {
    await queryClient.fetchQuery(meQuery);
  } catch (error) {
    if (!isApiError(error, "not_signed_in")) throw error;
  }
  return currentUser();
}

/** Leads a person who is signed in already on to the wanted screen, else to their first one. */
export async function skipWhenSignedIn({
  search,
}: {
  search: { redirect?: string | undefined };
}): Promise<void> {
  if (!currentUser()) return;
  try {
    await queryClient.fetchQuery({ ...meQuery, staleTime: 0, retry: false });
  } catch (error) {
    // Without an answer the stored person counts; the screens show the trouble with the connection.
    if (isApiError(error, "not_signed_in")) clearUser();
  }
  const user = currentUser();
  if (user) throw redirect({ href: pathAfterSignIn(user, search.redirect) });
}

/** The bare /dashboard leads to the person's own start. */
export function goToLanding(): void {
  const user = currentUser();
  if (user) throw redirect({ href: landingPathOf(user) });
}
