import { accessSync, constants, existsSync, statSync } from "node:fs";
import path from "node:path";
import { run } from "./step.mjs";

/** Where programs of the system lie that are not in everybody's PATH. */
const systemFolders = ["/usr/sbin", "/usr/local/sbin"];

/** Returns the first program of one of these names that can be run, or undefined. */
export function findProgram(names) {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), ...systemFolders];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Tells whether packages of the system may be installed from here: as root, on Debian and its kin. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs a package of the system. Rejects with a SetupError that tells what apt said. */
export async function installPackage(name) {
  const apt = (args) =>
    run("apt-get", args, {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      failure: `apt-get ${args.join(" ")}`,
    });
  // Lists of packages may be missing or old: asked for only when the first try says so.
  await apt(["install", "-y", name]).catch(async () => {
    await apt(["update"]);
    await apt(["install", "-y", name]);
  });
}
