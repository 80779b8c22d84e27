import { directionOf } from "../../domain/text/languages.ts";
import type { Language } from "../../server/i18n/say.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Mail } from "./mail.ts";

export interface MailContent {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  /** Plain sentences; each is a paragraph. */
  readonly paragraphs: readonly string[];
  /** The one thing to do, after the first paragraph. `url` is also written out for those who read plain text. */
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

/** Rows of figures: what it is, then its values, the last of which may be left out in a row that has none to compare with. */
export interface MailTable {
  readonly title: string;
  /** Above the columns of values; none where a title says it all. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly [label: string, ...values: string[]])[];
}

const pageStyle =
  "margin:0;padding:24px;background:#f6f4f1;font-family:Helvetica,Arial,sans-serif;color:#1f1b16";
const cardStyle = "max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px";
const buttonStyle =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#1f1b16;color:#ffffff;text-decoration:none";
const tableStyle = "width:100%;border-collapse:collapse;margin:16px 0";
const cellStyle = "padding:6px 0;border-bottom:1px solid #e6e1da";
const valueStyle = `${cellStyle};text-align:right;padding-left:12px;white-space:nowrap`;
const smallStyle = "font-size:13px;color:#6b6259";

/** A control character in a subject would let a name write further headers. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}

/** A mail as plain text and as simple HTML with the same words; whatever comes from people is escaped. */
export function composeMail(content: MailContent): Mail {
  const { action, paragraphs, tables = [], footer, language, leave } = content;
  const subject = oneLine(content.subject);
  const [first = "", ...rest] = paragraphs;
  const text = [
    first,
    ...tables.map(tableText),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...rest,
    `--\n${footer}`,
    ...(leave ? [`${leave.label}:\n${leave.page}`] : []),
  ];
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const link = action
    ? [
        `<p><a href="${escapeHtml(action.url)}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>`,
        `<p style="${smallStyle}">${escapeHtml(action.url)}</p>`,
      ]
    : [];
  const body = [paragraph(first), ...tables.map(tableHtml), ...link, ...rest.map(paragraph)].join("\n");
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${pageStyle}">
<div style="${cardStyle}">
${body}
<p style="${smallStyle}">${escapeHtml(footer)}</p>
${leave ? `<p style="${smallStyle}"><a href="${escapeHtml(leave.page)}" style="color:inherit">${escapeHtml(leave.label)}</a></p>\n` : ""}</div>
</body>
</html>
`;
  return {
    to: content.to,
    subject,
    text: `${text.join("\n\n")}\n`,
    html,
    ...(leave ? { leaveUrl: leave.oneClick } : {}),
  };
}

function tableText({ title, head, rows }: MailTable): string {
  const lines = rows.map(
    ([label, first = "", ...others]) => `${label}: ${first}${others.map((value) => ` (${value})`).join("")}`,
  );
  const [, ...compared] = head;
  return [`${title}${compared.length > 0 ? ` (${compared.join(", ")})` : ""}`, ...lines].join("\n");
}

function tableHtml({ title, head, rows }: MailTable): string {
  const cells = (tag: "th" | "td", words: readonly string[]) =>
    words.map((word) => `<${tag} style="${valueStyle}">${escapeHtml(word)}</${tag}>`).join("");
  const start = (words: string) =>
    `<th scope="row" style="${cellStyle};text-align:left;font-weight:normal">${escapeHtml(words)}</th>`;
  const lines = rows.map(([label, ...values]) => `<tr>${start(label)}${cells("td", values)}</tr>`);
  const top = `<tr><th style="${cellStyle};text-align:left">${escapeHtml(title)}</th>${cells("th", head)}</tr>`;
  return `<table style="${tableStyle}">\n${[top, ...lines].join("\n")}\n</table>`;
}
