import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { elementAt, readXml, textAt } from "#platform/outside/signing/read-xml.ts";
import { loadConfig } from "#platform/server/config/config.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";
import { environments } from "#tax/tax-documents/domain/issue/tax-document-input.ts";
import { type Issuer, publicKeyOf } from "./issuers.ts";
import { makeCertificate } from "./make-certificate.ts";
import { startMinistry } from "./start-ministry.ts";

const USAGE = `npm run mh -- [options]     the simulator of the ministry
  --port 8090              where it answers
  --admin-port 8091        where it is told what to do, on this machine alone
  --environment 00         00 test, 01 production
  --certificate FILE       the .crt of an issuer it shall know, of whom it reads NIT and public key
  --password TEXT          that issuer's password of the service
  --make-certificate FILE  writes a new .crt for --nit and --key-password, as the ministry's portal gives them, and ends
  --forget                 keeps nothing; otherwise it knows after a restart what it sealed (DATA_DIR/ministry.jsonl)`;

/** Its options; throws a sentence that a person can act on. */
function readOptions() {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "8090" },
      "admin-port": { type: "string", default: "8091" },
      environment: { type: "string", default: "00" },
      certificate: { type: "string" },
      password: { type: "string" },
      "make-certificate": { type: "string" },
      nit: { type: "string" },
      "key-password": { type: "string" },
      forget: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const environment = environments.find((each) => each === values.environment);
  if (environment === undefined) throw new StartupError("--environment must be 00 or 01.");
  const [port, adminPort] = [values.port, values["admin-port"]].map((text) => {
    if (!/^\d{1,5}$/.test(text)) throw new StartupError(`${text} is no port.`);
    return Number(text);
  });
  return { ...values, environment, port: port ?? 0, adminPort: adminPort ?? 0 };
}

function issuerOf(certificate: string, password: string | undefined): Issuer {
  if (password === undefined) throw new StartupError("--certificate needs --password.");
  const read = readXml(readFileSync(certificate, "utf8"));
  const nit = read.ok ? textAt(read.root, "nit") : null;
  const key = read.ok ? elementAt(read.root, "publicKey") : null;
  if (nit === null || key === null)
    throw new StartupError(`${certificate} is no certificate of the ministry.`);
  return { nit, password, publicKey: publicKeyOf(textAt(key, "encodied") ?? "") };
}

/** Readable by its owner alone, as the key in it is not encrypted. */
function writeCertificate(file: string, nit: string | undefined, password: string | undefined): void {
  if (!/^(\d{14}|\d{9})$/.test(nit ?? "") || !nit || !password)
    throw new StartupError("--make-certificate needs --nit of 14 or 9 digits and --key-password.");
  const made = makeCertificate({ nit, password, now: new Date() });
  writeFileSync(file, made.file, { mode: 0o600, flag: "wx" });
}

async function run(): Promise<void> {
  const options = readOptions();
  const { help, forget, certificate, password, environment, port, adminPort, nit } = options;
  if (help) return say(USAGE);
  const newCertificate = options["make-certificate"];
  if (newCertificate !== undefined) return writeCertificate(newCertificate, nit, options["key-password"]);
  const ministry = await startMinistry({
    environment,
    port,
    adminPort,
    issuers: certificate === undefined ? [] : [issuerOf(certificate, password)],
    ...(forget ? {} : { file: path.join(loadConfig().dataDir, "ministry.jsonl") }),
  });
  say(
    `The simulator of the ministry answers at ${ministry.address}, and is told what to do at ${ministry.adminAddress}`,
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void ministry.stop().then(() => process.exit(0)));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : String(error)}\n\n${USAGE}\n`);
  process.exit(1);
}
