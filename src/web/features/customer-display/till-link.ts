import type { CustomerView } from "../../../contract/customer-display.ts";
import { DISPLAY_GONE_AFTER_MS } from "../../../contract/display-heartbeat.ts";
import type { Receipt } from "../../../contract/receipts.ts";
import type { TenantId } from "../../../domain/ids.ts";
import { clientUuid } from "../../platform/client-uuid.ts";
import { onSignal, sendSignal } from "../../platform/realtime.ts";
import { readStored, writeStored } from "../../platform/stored.ts";
import { type TillState, viewOfPayment, viewOfTill, wireView } from "./customer-view.ts";
import { ownTillId } from "./till-id.ts";

/** Taps follow each other faster than anybody reads: a change is told at once, those after it together. Milliseconds. */
const TOGETHER_MS = 250;
/** A number to remember or a change to count stays for so long, in milliseconds, unless something new is shown. */
const FAREWELL_MS = 30_000;
/** From one screen of the till to the next, in milliseconds: the till is not gone meanwhile. */
const BETWEEN_SCREENS_MS = 1_000;
/** Which tab of this browser speaks for its till: the one used last. */
const SPEAKER_KEY = "till.tab";

const tab = clientUuid();
const welcome: CustomerView = { kind: "welcome" };

/** The till of this tab as its displays see it. Nothing is said while nobody watches. */
class TillLink {
  #tenantId: TenantId | null = null;
  #screens = 0;
  #view: CustomerView = welcome;
  #since = 0;
  #heardAt = Number.NEGATIVE_INFINITY;
  #farewell: ReturnType<typeof setTimeout> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #isOwed = false;
  #stop: (() => void) | undefined;

  /** A screen of the till was opened; returns how to close it. The till is there while one is. */
  open(tenantId: TenantId): () => void {
    // What the guests of one restaurant were shown is nothing for those of another.
    if (this.#tenantId !== tenantId) this.#view = welcome;
    this.#tenantId = tenantId;
    this.#screens += 1;
    this.#stop ??= this.#start();
    return () => {
      this.#screens -= 1;
      this.show(welcome);
      setTimeout(() => this.#leave(), BETWEEN_SCREENS_MS);
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

  /** Shows this to the guest. A welcome lets the guest read number or change first. */
  show(view: CustomerView): void {
    clearTimeout(this.#farewell);
    const isFarewell = this.#view.kind === "sent" || this.#view.kind === "paid";
    const left = this.#since + FAREWELL_MS - Date.now();
    if (view.kind === "welcome" && isFarewell && left > 0) {
      this.#farewell = setTimeout(() => this.show(welcome), left);
      return;
    }
    if (view.kind === "welcome" && this.#view.kind === "welcome") return;
    this.#view = view;
    this.#since = Date.now();
    this.#claim();
    this.#tell();
  }

  #leave(): void {
    if (this.#screens > 0) return;
    this.#stop?.();
    this.#stop = undefined;
  }

  #start(): () => void {
    const tillId = ownTillId();
    const announce = () => sendSignal("till_opens", { tillId });
    const claim = () => {
      this.#claim();
      this.#tell();
    };
    const stops = [
      onSignal("hello", announce),
      onSignal("display_asked", (message) => {
        const isList = (message as { what?: unknown } | null)?.what === "who";
        if (isList) return announce();
        this.#heardAt = Date.now();
        if (readStored(SPEAKER_KEY) === null) this.#claim();
        return this.#tell();
      }),
    ];
    window.addEventListener("focus", claim);
    window.addEventListener("pagehide", release);
    announce();
    this.#claim();
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener("focus", claim);
      window.removeEventListener("pagehide", release);
      release();
      sendSignal("till_leaves", { tillId });
    };
  }

  #claim(): void {
    if (document.visibilityState === "visible" && readStored(SPEAKER_KEY) !== tab)
      writeStored(SPEAKER_KEY, tab);
  }

  #tell(): void {
    const isWatched = Date.now() - this.#heardAt < DISPLAY_GONE_AFTER_MS;
    if (!isWatched) return;
    if (this.#pause !== undefined) {
      this.#isOwed = true;
      return;
    }
    // Where the browser keeps nothing, no other tab can say that it speaks.
    const speaker = readStored(SPEAKER_KEY);
    if (speaker === null || speaker === tab)
      sendSignal("till_shows", { tillId: ownTillId(), view: wireView(this.#view) });
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (!this.#isOwed) return;
      this.#isOwed = false;
      this.#tell();
    }, TOGETHER_MS);
  }
}

function release(): void {
  if (readStored(SPEAKER_KEY) === tab) writeStored(SPEAKER_KEY, null);
}

/** One for the life of the page: a farewell stays while the cashier goes on to another screen. */
export const tillLink = new TillLink();
