export { choicesText, viewOfPayment } from "./customer-view.ts";
export { TillDisplayDialog } from "./till-display-dialog.tsx";
export { showGuest, useGuestView, useOpenTill, useTillDisplay } from "./use-till-display.ts";
