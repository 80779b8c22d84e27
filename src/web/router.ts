import { createRouter } from "@tanstack/react-router";
import { FailedScreen } from "./features/shell/failed-screen.tsx";
import { MissingScreen } from "./features/shell/missing-screen.tsx";
import { PendingScreen } from "./features/shell/pending-screen.tsx";
import { routeTree } from "./routeTree.gen.ts";

/** The routes of the web app. A screen's code is loaded when somebody points at its link. */
export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 300,
  defaultPendingComponent: PendingScreen,
  defaultNotFoundComponent: MissingScreen,
  defaultErrorComponent: FailedScreen,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
