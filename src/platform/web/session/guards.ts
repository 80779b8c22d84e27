import { redirect } from "@tanstack/react-router";
import { z } from "zod";
import { mayEnter } from "../../domain/access/may-enter.ts";
import type { ScreenId } from "../../domain/access/screens.ts";
import { isApiError } from "../api-error.ts";
import { queryClient } from "../query-client.ts";
import { landingPathOf, pathAfterSignIn } from "./landing.ts";
import { meQuery } from "./me-query.ts";
import { screenOf } from "./screen-of.ts";
import { actorOf, clearUser, currentUser, type StoredUser } from "./session.ts";
import { signInAddress } from "./sign-in-path.ts";

/** Query of the sign-in screens: where the person wanted to go. */
export const signInSearch = z.object({ redirect: z.string().optional().catch(undefined) });

interface GuardInput {
  readonly location: { readonly pathname: string; readonly href: string };
}

/** Screens that stay open to a restaurant without a subscription: the person's own, and the way out with everything. */
const openScreens: readonly ScreenId[] = [
  "profile",
  "devices",
  "language",
  "contactSupport",
  "inactiveSubscription",
  "exportData",
];

/** Whether an address stays open without a subscription. */
export function isOpenWhenInactive(pathname: string): boolean {
  const screen = screenOf(pathname);
  return screen !== undefined && openScreens.includes(screen);
}

/**
 * Before any signed-in screen: no session goes to sign in, an inactive subscription to its page, a missing scope to
 * /no-access. Which screen an address belongs to is read from platform/domain/access, so no route can forget its guard.
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

/** What this browser keeps may be of before a renewal: only the server shuts somebody out. */
async function worksAgain(): Promise<boolean> {
  try {
    await queryClient.fetchQuery({ ...meQuery, staleTime: 0, retry: false });
  } catch {
    // Without an answer the browser's notes count.
  }
  return currentUser()?.subscription_active === true;
}

/** A browser may have lost its notes and still have the cookies. */
async function userFromCookies(): Promise<StoredUser | null> {
  try {
    await queryClient.fetchQuery(meQuery);
  } catch (error) {
    if (!isApiError(error, "not_signed_in")) throw error;
  }
  return currentUser();
}

/** On the sign-in screens: who is signed in already goes on to the wanted screen, else to the own start. */
export async function skipWhenSignedIn({
  search,
}: {
  search: { redirect?: string | undefined };
}): Promise<void> {
  if (!currentUser()) return;
  try {
    await queryClient.fetchQuery({ ...meQuery, staleTime: 0, retry: false });
  } catch (error) {
    // Without an answer the person is taken at their word; the screens show what is wrong with the connection.
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
