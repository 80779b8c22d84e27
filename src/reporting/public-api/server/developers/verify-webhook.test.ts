import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { makeWebhookSecret, webhookHeaders } from "#platform/server/secrets/webhook-signature.ts";

const folder = import.meta.dirname;
const hasPython =
  spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0;

/** Runs the Python example on a message; returns its type, or why it is refused. */
function inPython(secret: string, headers: Record<string, string>, body: string, now: number): string {
  const run = `import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("example", "verify-webhook.example.py")
example = importlib.util.module_from_spec(spec)
spec.loader.exec_module(example)
asked = json.load(sys.stdin)
try:
    print(example.verify_webhook(asked["secret"], asked["headers"], asked["body"].encode(), asked["now"])["type"])
except ValueError as refused:
    print(refused)`;
  const input = JSON.stringify({ secret, headers, body, now });
  return spawnSync("python3", ["-B", "-c", run], { cwd: folder, input, encoding: "utf8" }).stdout.trim();
}

test.skipIf(!hasPython)("the example in Python takes what is signed, by either secret", () => {
  const [secret, newer] = [makeWebhookSecret(), makeWebhookSecret()];
  const timestamp = 1_795_200_000;
  const body = JSON.stringify({ id: "evt_1", type: "order.paid", note: "piña" });
  const headers = webhookHeaders({ id: "evt_1", timestamp, body }, [newer, secret]);
  expect(inPython(secret, headers, body, timestamp + 60)).toBe("order.paid");
  expect(inPython(newer, headers, body, timestamp + 60)).toBe("order.paid");
  const wrong = "The signature is wrong";
  expect(inPython(makeWebhookSecret(), headers, body, timestamp)).toBe(wrong);
  expect(inPython(secret, headers, body.replace("paid", "made"), timestamp)).toBe(wrong);
  expect(inPython(secret, { ...headers, "webhook-id": "evt_2" }, body, timestamp)).toBe(wrong);
  expect(inPython(secret, headers, body, timestamp + 301)).toBe("The message is too old");
});
