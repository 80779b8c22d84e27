import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { UiProvider } from "../ui-provider.tsx";
import { Gallery } from "./gallery.tsx";
import { galleryLabels } from "./gallery-labels.ts";
import { SideBySide } from "./side-by-side.tsx";

const mode = new URLSearchParams(window.location.search).get("mode");
const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

createRoot(root).render(
  <StrictMode>
    {mode === "light" || mode === "dark" ? (
      <UiProvider labels={galleryLabels} forceMode={mode}>
        <Gallery />
      </UiProvider>
    ) : (
      <SideBySide />
    )}
  </StrictMode>,
);
