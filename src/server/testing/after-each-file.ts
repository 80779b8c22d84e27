type Clean = () => unknown;

// A module of its own, so that the setup file of the pure tests does not load the server.
const once = new Set<Clean>();
const always = new Set<Clean>();

/** Does this when the test file that runs now has ended, or with `always` after each file of the worker. */
export function afterEachFile(clean: Clean, when: "once" | "always" = "once"): void {
  (when === "once" ? once : always).add(clean);
}

/** For the setup file: leaves nothing of a test file to the next one. */
export async function endFile(): Promise<void> {
  const all = [...once, ...always];
  once.clear();
  for (const clean of all) await clean();
}
