import type { Language } from "../../server/i18n/say.ts";
import type { Mail } from "./mail.ts";
import { mailHtml } from "./mail-html.ts";

export interface MailContent {
  readonly to: string;
  readonly language: Language;
  /** Name at the top: the restaurant's where it writes to its guests and people, else the product's. */
  readonly sender?: string;
  readonly subject: string;
  /** The figure that the mail is about, large at the top. */
  readonly sum?: MailSum;
  /** Plain sentences; each is a paragraph. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, a button at the end. Plain text has its address. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Figures, after the first paragraph. */
  readonly tables?: readonly MailTable[];
  readonly footer: string;
  /**
   * Unsubscribing from a regular mail, after the footer: a page that asks first, and an address that mail
   * programs call by themselves.
   */
  readonly leave?: { readonly label: string; readonly page: string; readonly oneClick: string };
}

export interface MailSum {
  readonly label: string;
  readonly amount: string;
  /** Details that belong to it: how it was paid, what it was before. */
  readonly note?: string;
}

/** Rows of figures: what it is, then its values, the last of which may be left out in a row that has none to compare with. */
export interface MailTable {
  /** Left out where the rows say it all. */
  readonly title?: string;
  /** Above the columns of values; none where a title says it all. */
  readonly head?: readonly string[];
  readonly rows: readonly (readonly [label: string, ...values: string[]])[];
}

/** A control character in a subject would let a name write further headers. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}

/** A mail as plain text and as simple HTML with the same words; whatever comes from people is escaped. */
export function composeMail(content: MailContent): Mail {
  const { leave } = content;
  return {
    to: content.to,
    subject: oneLine(content.subject),
    text: `${textOf(content).join("\n\n")}\n`,
    html: mailHtml({ ...content, subject: oneLine(content.subject) }),
    ...(leave ? { leaveUrl: leave.oneClick } : {}),
  };
}

function textOf({ paragraphs, tables = [], sum, action, footer, leave }: MailContent): string[] {
  const [first = "", ...rest] = paragraphs;
  return [
    first,
    ...tables.map(tableText),
    ...(sum ? [`${sum.label}: ${sum.amount}${sum.note === undefined ? "" : ` (${sum.note})`}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...rest,
    `--\n${footer}`,
    ...(leave ? [`${leave.label}:\n${leave.page}`] : []),
  ];
}

function tableText({ title, head = [], rows }: MailTable): string {
  const lines = rows.map(
    ([label, first = "", ...others]) => `${label}: ${first}${others.map((value) => ` (${value})`).join("")}`,
  );
  const [, ...compared] = head;
  const top =
    title === undefined ? [] : [`${title}${compared.length > 0 ? ` (${compared.join(", ")})` : ""}`];
  return [...top, ...lines].join("\n");
}
