import { createRouter } from "@tanstack/react-router";
import { screenBase } from "#platform/web/session/realm.ts";
import { startLayerHistory } from "#ui/overlay/layer-history.ts";
import { openDialogs } from "#ui/overlay/open-dialogs.ts";
import { routeTree } from "./routeTree.gen.ts";
import { startScrollMemory } from "./scroll-memory.ts";
import { FailedScreen, MissingScreen, PendingScreen } from "./shell/fallback-screens.tsx";

// Before the router is made: the first listener may keep Back to itself.
startLayerHistory(window, openDialogs);

/** The routes of the web app. A screen's code is loaded when somebody points at its link. */
export const router = createRouter({
  routeTree,
  basepath: screenBase(),
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  // A skeleton waits as long, and goes as soon as the screen is there: it holds nobody up.
  defaultPendingMs: 200,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PendingScreen,
  defaultNotFoundComponent: MissingScreen,
  defaultErrorComponent: FailedScreen,
});
startScrollMemory(router);

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
