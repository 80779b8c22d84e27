type Clean = () => unknown;

// A module of its own, so that the setup file of the pure tests does not load the server.
const afterThisFile = new Set<Clean>();
const afterEveryFile = new Set<Clean>();

/** Does this when the test file that runs now has ended, or with `always` after each file of the worker. */
export function afterEachFile(clean: Clean, when: "once" | "always" = "once"): void {
  (when === "once" ? afterThisFile : afterEveryFile).add(clean);
}

/** For the setup file: leaves nothing of a test file to the next one. */
export async function endFile(): Promise<void> {
  const actions = [...afterThisFile, ...afterEveryFile];
  afterThisFile.clear();
  for (const clean of actions) await clean();
}
