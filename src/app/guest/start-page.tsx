import "./guest.css";
import { hydrateRoot } from "react-dom/client";
import { keepPage } from "#service/guest-menu/guest/keep-page.ts";
import { loadLaterPieces } from "#service/guest-menu/guest/later-pieces.ts";
import type { PageData } from "#service/guest-menu/guest/page-data.ts";
import { GuestPage } from "./guest-page.tsx";

const container = document.getElementById("page");
const data = document.getElementById("page-data");
if (container === null || data === null) throw new Error("The page came without its content");
hydrateRoot(container, <GuestPage page={JSON.parse(data.textContent) as PageData} />);
// After everything that the guest waits for. A browser that refuses shows the page all the same.
addEventListener("load", () => {
  void loadLaterPieces()
    .then(keepPage)
    .catch(() => undefined);
});
