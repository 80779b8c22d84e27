export { TillDisplayDialog } from "./till-display-dialog.tsx";
export { showPayment, useGuestView, useOpenTill, useTillDisplay } from "./use-till-display.ts";
