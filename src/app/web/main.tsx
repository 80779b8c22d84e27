import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { z } from "zod";
import { showThemeMode } from "#ui/theme/theme-mode.ts";
import "./boot.css";
import { followOtherTabs, onLanguageChange, startTranslations } from "#platform/web/i18n.ts";
import { queryClient } from "#platform/web/query-client.ts";
import { router } from "./router.ts";
import { watchSession } from "./watch-session.ts";
import { WebUi } from "./web-ui.tsx";

// The Content-Security-Policy has no unsafe-eval: zod may not compile its schemas.
z.config({ jitless: true });
showThemeMode();
watchSession(router, queryClient);
await startTranslations();
followOtherTabs();
// Names and reasons that the server puts into words are asked for again.
onLanguageChange(() => void queryClient.invalidateQueries());

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    <WebUi>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </WebUi>
  </StrictMode>,
);
