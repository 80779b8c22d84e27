/** The layers of an entry of the browser's history: how many were open on top of which screen. */
interface LayerMark {
  readonly screen: string;
  readonly depth: number;
}

/** The part of `window` this needs, so that a test can bring a browser of its own. */
export interface LayerWindow {
  readonly history: Pick<History, "pushState" | "replaceState" | "go" | "state">;
  readonly location: { readonly href: string };
  addEventListener(type: "popstate", listener: (event: PopEvent) => void, options: { capture: true }): void;
}

type PopEvent = Pick<PopStateEvent, "state" | "stopImmediatePropagation">;

/** The layers that are open, as the history has to know them: `openDialogs`. */
export interface LayerStack {
  count(): number;
  /** Asks the layers from this one on (0 is the lowest) to close, topmost first; one may ask back and stay. */
  closeFrom(depth: number): void;
  subscribe(listener: () => void): unknown;
}

const MARK = "uiLayers";

/**
 * The browser's Back, and Android's, closes the topmost layer before it leaves the screen (docs/decisions/0040).
 *
 * Each open layer has an entry of its own in the history, with the address of the screen; closing a layer in any other
 * way takes its entry away again. All of that is hidden from the router, whose own addresses are kept right: one that
 * it pushes takes the place of the layer's entry (of several layers: of all their entries), one that it replaces is
 * written to the screen's entry, too.
 * Must be started before the router, so that it hears of Back first.
 */
export function startLayerHistory(win: LayerWindow, layers: LayerStack): void {
  new LayerHistory(win, layers).start();
}

class LayerHistory {
  private readonly win: LayerWindow;
  private readonly layers: LayerStack;
  private readonly push: History["pushState"];
  private readonly replace: History["replaceState"];
  private mark: LayerMark | null;
  /** The address that the screen was given while layers were open: its own entry lies below and learns it later. */
  private moved: { state: unknown; href: string } | null = null;
  /** On the way to an entry by ourselves; what the router writes meanwhile waits. */
  private travelling = false;
  private waiting: (() => void)[] = [];
  private planned = false;

  constructor(win: LayerWindow, layers: LayerStack) {
    this.win = win;
    this.layers = layers;
    this.push = win.history.pushState.bind(win.history);
    this.replace = win.history.replaceState.bind(win.history);
    this.mark = markOf(win.history.state);
  }

  start(): void {
    const { history } = this.win;
    history.pushState = (...entry) => this.write(() => this.pushByRouter(...entry));
    history.replaceState = (...entry) => this.write(() => this.replaceByRouter(...entry));
    this.win.addEventListener("popstate", (event) => this.pop(event), { capture: true });
    this.layers.subscribe(() => {
      // A layer has its entry before anybody can press Back on it; entries of closed ones can wait.
      if (this.layers.count() > this.depth) this.settle();
      else this.plan();
    });
    // Loaded anew while a layer was open: the layer is gone, its entry follows.
    this.rememberMove();
    if (this.depth > 0) this.plan();
  }

  private get depth(): number {
    return this.mark?.depth ?? 0;
  }

  private write(entry: () => void): void {
    if (this.travelling) this.waiting.push(entry);
    else entry();
  }

  private pushByRouter(...entry: Parameters<History["pushState"]>): void {
    if (this.depth > 1) {
      this.waiting.push(() => this.pushByRouter(...entry));
      this.travelDownTo(0);
      return;
    }
    const [state, unused, href] = entry;
    const put = this.depth > 0 ? this.replace : this.push;
    put(withMark(state, null), unused, href);
    this.mark = null;
    this.moved = null;
    this.plan();
  }

  private replaceByRouter(...[state, unused, href]: Parameters<History["replaceState"]>): void {
    this.replace(withMark(state, this.mark), unused, href);
    if (this.depth > 0) this.rememberMove();
  }

  /** Somebody, or we, went to another entry. */
  private pop(event: PopEvent): void {
    const before = this.mark;
    this.mark = markOf(event.state);
    if (this.mark === null || this.mark.screen !== before?.screen) {
      // Another screen, or what a layer left behind there: the router reads it as the screen, we step down to it.
      this.travelling = false;
      this.waiting = [];
      this.rememberMove();
      this.plan();
      return;
    }
    event.stopImmediatePropagation();
    this.writeMove();
    if (this.travelling) {
      this.travelling = false;
      for (const entry of this.waiting.splice(0)) entry();
      this.settle();
      return;
    }
    if (this.mark.depth < before.depth) this.goBack(before.depth - this.mark.depth);
    this.plan();
  }

  /** Back: as many layers close as there were steps. One that is closed has none left; then what lies below is meant. */
  private goBack(steps: number): void {
    const lowest = this.layers.count() - steps;
    if (lowest >= 0) this.layers.closeFrom(lowest);
    else this.win.history.go(-this.depth - 1);
  }

  private rememberMove(): void {
    const { history, location } = this.win;
    this.moved = this.depth > 0 ? { state: history.state, href: location.href } : null;
  }

  private writeMove(): void {
    if (this.moved) this.replace(withMark(this.moved.state, this.mark), "", this.moved.href);
    if (this.depth === 0) this.moved = null;
  }

  /** What is closed and opened in one go is settled once. */
  private plan(): void {
    if (this.planned) return;
    this.planned = true;
    setTimeout(() => {
      this.planned = false;
      this.settle();
    });
  }

  private travelDownTo(depth: number): void {
    this.travelling = true;
    this.win.history.go(depth - this.depth);
  }

  /** Makes as many entries of layers as there are layers. */
  private settle(): void {
    if (this.travelling) return;
    const { history } = this.win;
    const wanted = this.layers.count();
    if (wanted < this.depth) {
      this.travelDownTo(wanted);
      return;
    }
    if (wanted > 0 && !this.mark) {
      this.mark = { screen: newScreen(), depth: 0 };
      this.replace(withMark(history.state, this.mark), "");
    }
    while (this.mark && this.mark.depth < wanted) {
      this.mark = { screen: this.mark.screen, depth: this.mark.depth + 1 };
      this.push(withMark(history.state, this.mark), "");
    }
  }
}

let screens = 0;

/** Differs from those of pages that stood here before: a reload keeps the history. */
function newScreen(): string {
  screens += 1;
  return `${performance.timeOrigin}.${screens}`;
}

function markOf(state: unknown): LayerMark | null {
  if (typeof state !== "object" || state === null || !(MARK in state)) return null;
  const found = state[MARK];
  if (typeof found !== "object" || found === null || !("screen" in found && "depth" in found)) return null;
  const { screen, depth } = found;
  return typeof screen === "string" && typeof depth === "number" ? { screen, depth } : null;
}

function withMark(state: unknown, mark: LayerMark | null): Record<string, unknown> {
  const own: Record<string, unknown> = { ...(typeof state === "object" ? state : {}) };
  delete own[MARK];
  if (mark) own[MARK] = mark;
  return own;
}
