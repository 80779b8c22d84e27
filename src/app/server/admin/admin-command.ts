import { parseArgs } from "node:util";
import { isEmail } from "#platform/domain/identity/contact.ts";
import { isIdText } from "#platform/domain/ids.ts";
import { type Language, languages, usualLanguage } from "#platform/domain/text/languages.ts";
import { unreachable } from "#platform/domain/unreachable.ts";
import { StartupError } from "#platform/server/config/startup-error.ts";

/** A command of the operator. Passwords are never among the arguments: other accounts of the machine can read those. */
export type AdminCommand =
  | { readonly kind: "help" }
  | {
      readonly kind: "create-tenant";
      readonly name: string;
      readonly email: string;
      readonly adminName: string;
      readonly language: Language;
      readonly readsPassword: boolean;
    }
  | {
      readonly kind: "create-superadmin";
      readonly name: string;
      readonly email: string;
      readonly readsPassword: boolean;
    }
  | { readonly kind: "reset-password"; readonly email: string; readonly readsPassword: boolean }
  | { readonly kind: "remove-second-factor"; readonly email: string }
  | {
      readonly kind: "kept-documents";
      readonly tenantId: number | undefined;
      readonly file: string | undefined;
    }
  | { readonly kind: "check-stock" }
  | { readonly kind: "rebuild-reports" }
  | { readonly kind: "seal-anew"; readonly givesUp: boolean };

export const adminUsage = `Usage: npm run admin -- <command> [options]

  create-tenant       A restaurant and its first admin.
    --name            What the restaurant is called.
    --email           The admin's e-mail address, with which they sign in.
    --admin-name      What the admin is called.
    --language        Language of the restaurant: ${languages.join(" or ")}. Default: ${usualLanguage}.

  create-superadmin   A person who runs the platform.
    --email           Their e-mail address, with which they sign in.
    --name            What they are called.

  reset-password      A new password for somebody; all their devices are signed out.
    --email           The e-mail address with which they sign in.

  remove-second-factor
                      Somebody who lost phone and recovery codes signs in with the password alone again; who runs the
                      platform sets up another one then.
    --email           The e-mail address with which they sign in.

  kept-documents      Restaurants that are gone, with how many tax documents are kept of each; or those of one as a zip.
    --tenant          Its number.
    --to              The file to write.

  check-stock         Whether every ingredient of every restaurant is the sum of its movements.

  rebuild-reports     Makes the daily sums that reports read anew, of every restaurant.

  seal-anew           Seals all secrets with the first of SECRET_KEYS, so that the others can be taken away.
    --lost-keys       What no key opens is given up, so that processes start without the key that sealed it.

A password is made and shown once. With --password-stdin it is read from standard input instead:
  npm run admin -- reset-password --email ana@example.com --password-stdin < password.txt

The database is the one of the configuration (DATABASE_URL and DATABASE_DIRECT_URL, else the one in DATA_DIR).`;

const options = {
  name: { type: "string" },
  email: { type: "string" },
  "admin-name": { type: "string" },
  language: { type: "string" },
  tenant: { type: "string" },
  to: { type: "string" },
  "password-stdin": { type: "boolean" },
  "lost-keys": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

type Values = ReturnType<typeof parse>["values"];

const known = {
  "create-tenant": ["name", "email", "admin-name", "language", "password-stdin"],
  "create-superadmin": ["name", "email", "password-stdin"],
  "reset-password": ["email", "password-stdin"],
  "remove-second-factor": ["email"],
  "kept-documents": ["tenant", "to"],
  "check-stock": [],
  "rebuild-reports": [],
  "seal-anew": ["lost-keys"],
} as const satisfies Record<string, readonly (keyof Values)[]>;

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
}

function isCommand(text: string | undefined): text is keyof typeof known {
  return text !== undefined && Object.hasOwn(known, text);
}

/** Reads the arguments. Throws StartupError with one sentence that says what is wrong. */
export function adminCommand(args: readonly string[]): AdminCommand {
  const { values, positionals } = parsed(args);
  if (values.help || args.length === 0) return { kind: "help" };
  const [kind, ...more] = positionals;
  if (!isCommand(kind)) {
    const names = Object.keys(known).join(", ");
    throw new StartupError(
      `${kind ? `"${kind}" is no command` : "The command is missing"}: it is one of ${names}.`,
    );
  }
  if (more.length > 0)
    throw new StartupError(`"${more[0]}" belongs to no option: put texts with spaces in quotes.`);
  const foreign = Object.keys(values).find((name) => !(known[kind] as readonly string[]).includes(name));
  if (foreign !== undefined) throw new StartupError(`--${foreign} is no option of ${kind}.`);
  if (kind === "check-stock" || kind === "rebuild-reports") return { kind };
  if (kind === "seal-anew") return { kind, givesUp: values["lost-keys"] === true };
  if (kind === "kept-documents") return { kind, ...keptIn(values) };
  const email = emailIn(values);
  const readsPassword = values["password-stdin"] === true;
  switch (kind) {
    case "create-tenant":
      return {
        kind,
        email,
        readsPassword,
        name: textIn(values, "name"),
        adminName: textIn(values, "admin-name"),
        language: languageIn(values),
      };
    case "create-superadmin":
      return { kind, email, readsPassword, name: textIn(values, "name") };
    case "reset-password":
      return { kind, email, readsPassword };
    case "remove-second-factor":
      return { kind, email };
    default:
      return unreachable(kind);
  }
}

function keptIn({ tenant, to: file }: Values) {
  if (tenant === undefined && file === undefined) return { tenantId: undefined, file };
  if (!isIdText(tenant ?? ""))
    throw new StartupError(
      "--tenant is the number of a restaurant, as kept-documents without options lists it.",
    );
  if (file === undefined || file.trim() === "") throw new StartupError("--to is missing: the file to write.");
  return { tenantId: Number(tenant), file };
}

function parsed(args: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(args);
  } catch (error) {
    const [sentence = "The options cannot be read"] = (error as Error).message.split(". ");
    throw new StartupError(`${sentence}.`, { cause: error });
  }
}

function textIn(values: Values, name: "name" | "admin-name"): string {
  const text = values[name]?.trim() ?? "";
  if (text === "") throw new StartupError(`--${name} is missing.`);
  if (text.length > 200) throw new StartupError(`--${name} has more than 200 characters.`);
  return text;
}

function emailIn(values: Values): string {
  const email = values.email?.trim().toLowerCase() ?? "";
  if (email === "") throw new StartupError("--email is missing.");
  if (!isEmail(email)) throw new StartupError(`--email: "${email}" is no e-mail address.`);
  return email;
}

function languageIn({ language = usualLanguage }: Values): Language {
  const known = languages.find((each) => each === language);
  if (known === undefined) throw new StartupError(`--language must be one of ${languages.join(", ")}.`);
  return known;
}
