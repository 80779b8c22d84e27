import { beforeEach, expect, test, vi } from "vitest";
import { closeDemoGuide, noteDemoStep, startDemoGuide } from "./demo-guide.ts";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
    },
  });
});

function signIn(store_name: string) {
  const person = { name: "Ana", role: "staff", scope: "POS", designation: null, tenant_id: 1, store_name };
  const rest = { currency: "USD", language: "es", subscription_active: true };
  storage.set("user", JSON.stringify({ ...person, ...rest }));
}

const stored = () => storage.get("demo-guide");
const order = () => noteDemoStep("/pos/create-order", {});

test("an order, a dish that is ready and a charge are ticked, in the guide's order", () => {
  signIn("Demo");
  order();
  expect(stored()).toBeUndefined();
  startDemoGuide();
  noteDemoStep("/kitchen/:itemId", { status: "preparing" });
  noteDemoStep("/pos/drafts", {});
  expect(stored()).toBe("1 Demo\n");
  noteDemoStep("/orders/pay-part", {});
  order();
  noteDemoStep("/bar/:itemId", { status: "completed" });
  expect(stored()).toBe("1 Demo\norder,kitchen,charge");
  startDemoGuide();
  expect(stored()).toBe("1 Demo\norder,kitchen,charge");
});

test("another restaurant at the same address ticks nothing", () => {
  signIn("Demo");
  startDemoGuide();
  signIn("La Casa");
  order();
  expect(stored()).toBe("1 Demo\n");
  startDemoGuide();
  expect(stored()).toBe("1 La Casa\n");
});

test("what was put away stays away on this device", () => {
  signIn("Demo");
  startDemoGuide();
  closeDemoGuide();
  startDemoGuide();
  order();
  expect(stored()).toBe("closed");
});
