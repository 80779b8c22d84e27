import type { Receipt } from "#money/receipts/contract/receipts.ts";
import type { TenantId } from "#platform/domain/ids.ts";
import { clientUuid } from "#platform/web/client-uuid.ts";
import { onSignal, sendSignal } from "#platform/web/realtime.ts";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { DISPLAY_GONE_AFTER_MS } from "#service/kitchen/contract/display-heartbeat.ts";
import type { CustomerView } from "../contract/customer-display.ts";
import { type TillState, viewOfPayment, viewOfTill, wireView } from "./customer-view.ts";
import { ownTillId } from "./till-id.ts";

/** A change is sent at once, further ones within this time together, in milliseconds. */
const BATCH_MS = 250;
/** Token or change stay this long unless something new is shown, in milliseconds. */
const RESULT_SHOWN_MS = 30_000;
/** How long after its last screen closed a till counts as closed, in milliseconds: going to another screen is no end. */
const BETWEEN_SCREENS_MS = 1_000;
/** Names the tab of this browser that sends for its till: the one used last. */
const ACTIVE_TAB_KEY = "till.tab";

const tab = clientUuid();
const welcome: CustomerView = { kind: "welcome" };

/** Sends what the guest of this till sees to its displays. Nothing is sent while no display asks. */
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

  /** A screen of the till opened; returns how to close it. The till is open while one of its screens is. */
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

  /** Shows the cart, or the order that was just sent. */
  showTill(state: TillState): void {
    this.show(viewOfTill(state));
  }

  /** Shows what was paid and what goes back. */
  showPayment(receipt: Receipt, balance: number): void {
    this.show(viewOfPayment(receipt, balance));
  }

  /** Shows the view to the guest. A welcome waits until token or change were shown long enough. */
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
    const announce = () => sendSignal("till_opens", { tillId });
    const onFocus = () => {
      this.#becomeActiveTab();
      this.#sendView();
    };
    const stops = [
      onSignal("hello", announce),
      onSignal("display_asked", (message) => {
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
      sendSignal("till_leaves", { tillId });
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
    // Null where the browser stores nothing: no other tab can claim to be the active one.
    const activeTab = readStored(ACTIVE_TAB_KEY);
    if (activeTab === null || activeTab === tab)
      sendSignal("till_shows", { tillId: ownTillId(), view: wireView(this.#view) });
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

/** One for the life of the page: token or change stay while the cashier goes on to another screen. */
export const tillLink = new TillLink();
