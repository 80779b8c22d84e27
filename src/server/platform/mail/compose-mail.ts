import type { Language } from "../i18n/say.ts";
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
  readonly footer: string;
}

const pageStyle =
  "margin:0;padding:24px;background:#f6f4f1;font-family:Helvetica,Arial,sans-serif;color:#1f1b16";
const cardStyle = "max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px";
const buttonStyle =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#1f1b16;color:#ffffff;text-decoration:none";
const smallStyle = "font-size:13px;color:#6b6259";

/** A control character in a subject would let a name write further headers. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, " ").trim();
}

/** A mail as plain text and as simple HTML with the same words; whatever comes from people is escaped. */
export function composeMail(content: MailContent): Mail {
  const { action, paragraphs, footer, language } = content;
  const subject = oneLine(content.subject);
  const [first = "", ...rest] = paragraphs;
  const text = [first, ...(action ? [`${action.label}:\n${action.url}`] : []), ...rest, `--\n${footer}`];
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const link = action
    ? [
        `<p><a href="${escapeHtml(action.url)}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>`,
        `<p style="${smallStyle}">${escapeHtml(action.url)}</p>`,
      ]
    : [];
  const body = [paragraph(first), ...link, ...rest.map(paragraph)].join("\n");
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${pageStyle}">
<div style="${cardStyle}">
${body}
<p style="${smallStyle}">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
  return { to: content.to, subject, text: `${text.join("\n\n")}\n`, html };
}
