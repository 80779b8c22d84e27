import type { Receipt } from "#money/receipts/contract/receipts.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { type CustomerView, DISPLAY_GONE_AFTER_MS } from "../contract/customer-display.ts";
import { type TillState, viewOfPayment, viewOfTill, wireView } from "./customer-view.ts";
import { onDisplaySignal, sendDisplaySignal } from "./display-signals.ts";
import { ownTillId } from "./till-id.ts";

/** The first change is sent at once; later ones within this many milliseconds are batched. */
const BATCH_MS = 250;
/** Milliseconds for which a token or the change stays, unless something new is shown. */
const RESULT_SHOWN_MS = 30_000;
/** Milliseconds after which a till without screens counts as closed, so that changing screens does not close it. */
const BETWEEN_SCREENS_MS = 1_000;
/** Stores which tab of this browser, the one used last, sends for the till. */
const ACTIVE_TAB_KEY = "till.tab";

const tab = clientUuid();
const welcome: CustomerView = { kind: "welcome" };

/** Sends the guest's view of this till to its displays, but only while a display asks. */
class TillLink {
  #tenantId: TenantId | null = null;
  #screens = 0;
  #view: CustomerView = welcome;
  #shownAt = 0;
  #displayAskedAt = Number.NEGATIVE_INFINITY;
  #welcomeTimer: ReturnType<typeof setTimeout> | undefined;
  #batchTimer: ReturnType<typeof setTimeout> | undefined;
  #isSendDue = false;
  #stop: (() => void) | undefined;

  /** Registers an open screen and returns how to close it. The till is open while any of its screens is. */
  open(tenantId: TenantId): () => void {
    // Guests of another restaurant must not see the view of this one.
    if (this.#tenantId !== tenantId) this.#view = welcome;
    this.#tenantId = tenantId;
    this.#screens += 1;
    this.#stop ??= this.#start();
    return () => {
      this.#screens -= 1;
      this.show(welcome);
      setTimeout(() => this.#stopIfClosed(), BETWEEN_SCREENS_MS);
    };
  }

  showTill(state: TillState): void {
    this.show(viewOfTill(state));
  }

  showPayment(receipt: Receipt, balance: number): void {
    this.show(viewOfPayment(receipt, balance));
  }

  /** Shows a view to the guest. A welcome waits until the token or the change was shown long enough. */
  show(view: CustomerView): void {
    clearTimeout(this.#welcomeTimer);
    const isResultShown = this.#view.kind === "sent" || this.#view.kind === "paid";
    const leftMs = this.#shownAt + RESULT_SHOWN_MS - Date.now();
    if (view.kind === "welcome" && isResultShown && leftMs > 0) {
      this.#welcomeTimer = setTimeout(() => this.show(welcome), leftMs);
      return;
    }
    if (view.kind === "welcome" && this.#view.kind === "welcome") return;
    this.#view = view;
    this.#shownAt = Date.now();
    this.#becomeActiveTab();
    this.#sendView();
  }

  #stopIfClosed(): void {
    if (this.#screens > 0) return;
    this.#stop?.();
    this.#stop = undefined;
  }

  #start(): () => void {
    const tillId = ownTillId();
    const announce = () => sendDisplaySignal("till_opens", { tillId });
    const onFocus = () => {
      this.#becomeActiveTab();
      this.#sendView();
    };
    const stops = [
      onDisplaySignal("hello", announce),
      onDisplaySignal("display_asked", (message) => {
        const isList = (message as { what?: unknown } | null)?.what === "who";
        if (isList) return announce();
        this.#displayAskedAt = Date.now();
        if (readStored(ACTIVE_TAB_KEY) === null) this.#becomeActiveTab();
        return this.#sendView();
      }),
    ];
    window.addEventListener("focus", onFocus);
    window.addEventListener("pagehide", releaseActiveTab);
    announce();
    this.#becomeActiveTab();
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener("focus", onFocus);
      window.removeEventListener("pagehide", releaseActiveTab);
      releaseActiveTab();
      sendDisplaySignal("till_leaves", { tillId });
    };
  }

  #becomeActiveTab(): void {
    if (document.visibilityState === "visible" && readStored(ACTIVE_TAB_KEY) !== tab)
      writeStored(ACTIVE_TAB_KEY, tab);
  }

  #sendView(): void {
    const isWatched = Date.now() - this.#displayAskedAt < DISPLAY_GONE_AFTER_MS;
    if (!isWatched) return;
    if (this.#batchTimer !== undefined) {
      this.#isSendDue = true;
      return;
    }
    // Null if the browser stores nothing; then no other tab can be the active one.
    const activeTab = readStored(ACTIVE_TAB_KEY);
    if (activeTab === null || activeTab === tab)
      sendDisplaySignal("till_shows", { tillId: ownTillId(), view: wireView(this.#view) });
    this.#batchTimer = setTimeout(() => {
      this.#batchTimer = undefined;
      if (!this.#isSendDue) return;
      this.#isSendDue = false;
      this.#sendView();
    }, BATCH_MS);
  }
}

function releaseActiveTab(): void {
  if (readStored(ACTIVE_TAB_KEY) === tab) writeStored(ACTIVE_TAB_KEY, null);
}

/** Lives as long as the page, so that the token or change stays when the cashier changes screens. */
export const tillLink = new TillLink();
