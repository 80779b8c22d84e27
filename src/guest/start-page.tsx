import "./guest.css";
import { hydrateRoot } from "react-dom/client";
import { GuestPage } from "./guest-page.tsx";
import { keepPage } from "./keep-page.ts";
import type { PageData } from "./page-data.ts";

const container = document.getElementById("page");
const data = document.getElementById("page-data");
if (container === null || data === null) throw new Error("The page came without its content");
hydrateRoot(container, <GuestPage page={JSON.parse(data.textContent) as PageData} />);
// After what the guest waits for. A browser that refuses shows the page all the same.
addEventListener("load", () => void keepPage().catch(() => undefined));
