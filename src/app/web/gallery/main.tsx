import { QueryClientProvider } from "@tanstack/react-query";
import { createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import i18next from "i18next";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { initReactI18next } from "react-i18next";
import { z } from "zod";
import { queryClient } from "#platform/web/query-client.ts";
import { Gallery } from "#ui/gallery/gallery.tsx";
import { galleryLabels } from "#ui/gallery/gallery-labels.ts";
import { SideBySide } from "#ui/gallery/side-by-side.tsx";
import { uiPages } from "#ui/gallery/ui-pages.tsx";
import { UiProvider } from "#ui/ui-provider.tsx";
import { catalogue } from "../../words/es/catalogue.ts";
import { webPages } from "./web-pages.tsx";

const pages = [...uiPages, ...webPages];

// The Content-Security-Policy has no unsafe-eval: zod may not compile its schemas.
z.config({ jitless: true });
await i18next.use(initReactI18next).init({
  lng: "es",
  resources: { es: { translation: catalogue } },
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

// One route for every page, as the hash names the page: a form asks before the back button leads away.
const router = createRouter({
  routeTree: createRootRoute({ component: () => <Gallery pages={pages} /> }),
});

const mode = new URLSearchParams(window.location.search).get("mode");
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    {mode === "light" || mode === "dark" ? (
      <UiProvider labels={galleryLabels} forceMode={mode}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </UiProvider>
    ) : (
      <SideBySide />
    )}
  </StrictMode>,
);
