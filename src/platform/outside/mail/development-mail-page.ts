import type { FastifyInstance, FastifyReply } from "fastify";
import { directionOf } from "../../domain/text/languages.ts";
import { AppError, found } from "../../server/http/app-error.ts";
import { isForwarded } from "../../server/http/is-forwarded.ts";
import { sayIn } from "../../server/i18n/say.ts";
import { escapeHtml } from "./escape-html.ts";
import { storedMailById, storedMails } from "./folder-mailer.ts";

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 48rem; margin: 0 auto; padding: 1.5rem }
  li { margin: 0.5rem 0 } time { opacity: 0.7 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`;

interface Page {
  readonly title: string;
  readonly body: string;
}

function sendPage(reply: FastifyReply, { title, body }: Page): FastifyReply {
  const { language, styleNonce } = reply.request;
  reply.header("cache-control", "no-store");
  return reply.type("text/html; charset=utf-8").send(`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style nonce="${styleNonce}">${styles}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`);
}

/** The text with its web addresses made into links. Only http and https: nothing else can be followed from here. */
function withLinks(text: string): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const shown = escapeHtml(word);
      return /^https?:\/\//.test(word) ? `<a href="${shown}">${shown}</a>` : shown;
    })
    .join("");
}

/**
 * Shows the mails that would have been sent: `GET /dev/mail`, `GET /dev/mail/:id` and its files. Anybody who reaches it could
 * reset every password, so it is registered only where no mail server is set and outside production, and what a proxy
 * passes on is refused as an unknown address.
 */
export function developmentMailPage(app: FastifyInstance, folder: string): void {
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.url?.startsWith("/dev/mail") && isForwarded(request))
      throw new AppError("not_found");
  });
  app.get("/dev/mail", { schema: { hide: true } }, async (request, reply) => {
    const say = sayIn(request.language);
    const mails = await storedMails(folder);
    const rows = mails.map(
      ({ id, at, to, subject }) =>
        `<li><a href="/dev/mail/${id}">${escapeHtml(subject)}</a><br>${escapeHtml(to)} <time>${at}</time></li>`,
    );
    const body = rows.length === 0 ? `<p>${say("auth.mail.none")}</p>` : `<ul>${rows.join("\n")}</ul>`;
    return sendPage(reply, { title: say("auth.mail.page_title"), body });
  });
  app.get<{ Params: { id: string } }>("/dev/mail/:id", { schema: { hide: true } }, async (request, reply) => {
    const say = sayIn(request.language);
    const mail = found(await storedMailById(folder, request.params.id));
    const body = [
      `<p><a href="/dev/mail">${say("auth.mail.all")}</a></p>`,
      `<p>${escapeHtml(mail.to)} <time>${mail.at}</time></p>`,
      `<pre>${withLinks(mail.text)}</pre>`,
      ...(mail.files ?? []).map(
        ({ name }, no) => `<p><a href="/dev/mail/${mail.id}/${no}" download>${escapeHtml(name)}</a></p>`,
      ),
    ];
    return sendPage(reply, { title: mail.subject, body: body.join("\n") });
  });
  app.get<{ Params: { id: string; no: string } }>(
    "/dev/mail/:id/:no",
    { schema: { hide: true } },
    async (request, reply) => {
      const mail = found(await storedMailById(folder, request.params.id));
      const file = found(mail.files?.[Number(request.params.no)]);
      return reply
        .header("cache-control", "no-store")
        .header("content-security-policy", "default-src 'none'; sandbox")
        .type(file.mediaType)
        .send(Buffer.from(file.bytes, "base64"));
    },
  );
}
