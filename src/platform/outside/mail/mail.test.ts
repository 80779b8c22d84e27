import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { buildApp } from "#app/server/http/build-app.ts";
import { testServer } from "#app/server/testing/test-server.ts";
import { composeMail } from "./compose-mail.ts";
import { developmentMailPage } from "./development-mail-page.ts";
import { mailerOf, mailFolder, smtpMailer } from "./mailer-of.ts";

const server = await testServer();
const dataDir = await mkdtemp(path.join(tmpdir(), "comanda-mail-"));
afterAll(() => rm(dataDir, { recursive: true }));

const mail = composeMail({
  to: "ana@test.example",
  language: "es",
  subject: "Corte de caja\r\nBcc: otro@test.example",
  paragraphs: ['Hola, <img src=x onerror="alert(1)">.', "Buen día."],
  action: { label: "Abrir", url: "https://pos.test.example/x?a=1&b=2" },
  footer: "Comanda & Cía.",
});

/** A mail server on loopback that keeps what it gets, or refuses every recipient. */
async function mailServer({ refuses = false } = {}) {
  const got: { from: string; to: string[]; source: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) =>
      done(refuses ? new Error(`no such mailbox <${address}>`) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        got.push({ from, to: rcptTo.map(({ address }) => address), source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => smtp.close(resolve));
  return { got, url: `smtp://127.0.0.1:${port}`, close };
}

test("a mail has plain text and HTML with the same words, escaped", () => {
  expect(mail.subject).toBe("Corte de caja Bcc: otro@test.example");
  expect(mail.text).toBe(
    'Hola, <img src=x onerror="alert(1)">.\n\nAbrir:\nhttps://pos.test.example/x?a=1&b=2\n\nBuen día.\n\n--\nComanda & Cía.\n',
  );
  expect(mail.html).toContain('<html lang="es" dir="ltr">');
  expect(mail.html).toContain("Hola, &lt;img src=x onerror=&quot;alert(1)&quot;&gt;.");
  expect(mail.html).toContain('href="https://pos.test.example/x?a=1&amp;b=2"');
  expect(mail.html).not.toContain("<img");
});

const receipt = composeMail({
  to: "ana@test.example",
  language: "es",
  sender: "Pupusería <La Ceiba>",
  subject: "Recibo",
  sum: { label: "Total", amount: "$7.00", note: "Efectivo" },
  paragraphs: ["Gracias por su visita."],
  tables: [
    {
      rows: [
        ["3 × Pupusa revuelta", "$5.25"],
        ["1 × Horchata", "$1.75"],
      ],
    },
  ],
  action: { label: "Cuéntenos", url: "https://pos.test.example/f/1" },
  footer: "Pupusería",
});

test("a mail says its sum once and large, and its lines with what they cost", () => {
  expect(receipt.text).toBe(
    "Gracias por su visita.\n\n3 × Pupusa revuelta: $5.25\n1 × Horchata: $1.75\n\nTotal: $7.00 (Efectivo)\n\nCuéntenos:\nhttps://pos.test.example/f/1\n\n--\nPupusería\n",
  );
  const sizes = [...receipt.html.matchAll(/font-size:(\d+)px[^>]*>([^<]*)</g)].map(
    ([, size, words]) => [Number(size), words] as const,
  );
  const largest = sizes.toSorted(([a], [b]) => b - a)[0];
  expect(largest).toEqual([36, "$7.00"]);
  expect(receipt.html.split("$7.00")).toHaveLength(2);
  for (const amount of ["$5.25", "$1.75"])
    expect(receipt.html).toMatch(new RegExp(`<td[^>]*text-align:right[^>]*>\\${amount}</td>`));
  expect(receipt.html).toContain("Pupusería &lt;La Ceiba&gt;");
  expect(receipt.html.match(/class="button"/g)).toHaveLength(1);
});

test.each([
  ["en", "Sopa: 9.50 (8.00)", "Total: 21.25 (Visa)", "Ver:"],
  ["fr", "Sopa\u00a0: 9.50 (8.00)", "Total\u00a0: 21.25 (Visa)", "Ver\u00a0:"],
  ["ja", "Sopa：9.50 (8.00)", "Total：21.25 (Visa)", "Ver："],
  [
    "ar",
    "\u200f\u2068Sopa\u2069: \u20689.50\u2069 (\u20688.00\u2069)",
    "\u200f\u2068Total\u2069: \u206821.25\u2069 (\u2068Visa\u2069)",
    "\u200f\u2068Ver\u2069:",
  ],
] as const)("a line of a mail in %s has the colon of its language", (language, row, sum, link) => {
  const url = "https://pos.test.example/1";
  const { text } = composeMail({
    to: "ana@test.example",
    language,
    subject: "1",
    sum: { label: "Total", amount: "21.25", note: "Visa" },
    paragraphs: ["2"],
    tables: [{ rows: [["Sopa", "9.50", "8.00"]] }],
    action: { label: "Ver", url },
    footer: "3",
  });
  expect(text).toBe(`2\n\n${row}\n\n${sum}\n\n${link}\n${url}\n\n--\n3\n`);
});

test("a mail loads nothing from anywhere, and knows the dark mode", () => {
  for (const { html } of [mail, receipt]) {
    expect(html).not.toMatch(/<[^>]*\bsrc=|url\(|@import|<(link|img|script|iframe|object|video)\b/i);
    const addresses = [...html.matchAll(/https?:\/\/[^"\s<]+/g)].map(([address]) => address);
    expect(addresses).toHaveLength(1);
    expect(html).toContain(`href="${addresses[0]}"`);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
  }
});

test("with a mail server mails go there, from the configured sender, as both texts", async () => {
  const smtp = await mailServer();
  const mailer = mailerOf(
    { mail: { smtpUrl: smtp.url, from: "Comanda <pos@test.example>" }, dataDir, production: true },
    () => new Date(),
  );
  await mailer.send(mail);
  await smtp.close();
  expect(smtp.got).toHaveLength(1);
  expect(smtp.got[0]).toMatchObject({ from: "pos@test.example", to: ["ana@test.example"] });
  const source = smtp.got[0]?.source ?? "";
  expect(source).toContain("From: Comanda <pos@test.example>");
  expect(source).not.toMatch(/^Bcc:/m);
  expect(source).toContain("multipart/alternative");
  expect(source).toContain("text/plain");
  expect(source).toContain("text/html");
});

test("a mail that comes again and again has a way out that its mail program finds", async () => {
  const smtp = await mailServer();
  const mailer = smtpMailer(smtp.url, "pos@test.example");
  const leave = {
    label: "Dejar de recibirlo",
    page: "https://pos.test.example/report-mail/1-2-abc",
    oneClick: `https://pos.test.example/api/v1/public/report-mail/1-2-${"abc".repeat(20)}/leave`,
  };
  await mailer.send(
    composeMail({
      to: "ana@test.example",
      language: "es",
      subject: "Día",
      paragraphs: ["Hola."],
      footer: "Comanda",
      leave,
    }),
  );
  await mailer.send(mail);
  await smtp.close();
  const [first = "", second = ""] = smtp.got.map(({ source }) => source.replaceAll(/\r\n[ \t]+/g, " "));
  expect(first).toMatch(new RegExp(`^List-Unsubscribe: <${leave.oneClick}>\r$`, "m"));
  expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(first).toContain("Dejar de recibirlo");
  expect(second).not.toMatch(/^List-Unsubscribe/m);
});

test("an address never becomes two recipients", async () => {
  const smtp = await mailServer();
  const mailer = smtpMailer(smtp.url, "pos@test.example");
  await mailer.send({ ...mail, to: "a@test.example, b@test.example" }).catch(() => undefined);
  await smtp.close();
  expect(smtp.got.flatMap(({ to }) => to)).not.toContain("b@test.example");
});

test("a refusing and an absent mail server reject, so that the job is tried again", async () => {
  const smtp = await mailServer({ refuses: true });
  await expect(smtpMailer(smtp.url, "pos@test.example").send(mail)).rejects.toThrow(
    "no such mailbox <[address]>",
  );
  await smtp.close();
  await expect(smtpMailer(smtp.url, "pos@test.example").send(mail)).rejects.toThrow("ECONNREFUSED");
});

test("without a mail server mails are files for the own account only", async () => {
  const mailer = mailerOf(
    { mail: undefined, dataDir, production: false },
    () => new Date("2026-11-21T18:00:00Z"),
  );
  await mailer.send(mail);
  const [name = ""] = await readdir(mailFolder(dataDir));
  const file = path.join(mailFolder(dataDir), name);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ at: "2026-11-21T18:00:00.000Z", ...mail });
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test("the development page lists and shows them escaped, with its links", async () => {
  const otherRoutes = async (app: Parameters<typeof developmentMailPage>[0]) =>
    developmentMailPage(app, mailFolder(dataDir));
  const app = await buildApp(server.deps, [], { secure: false, trustProxy: false, otherRoutes });
  const list = await app.inject({ url: "/dev/mail?lang=es" });
  expect(list.statusCode).toBe(200);
  expect(list.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(list.headers["cache-control"]).toBe("no-store");
  expect(list.body).toContain("<h1>Correos sin enviar</h1>");
  const nonce = /<style nonce="([^"]+)">/.exec(list.body)?.[1] ?? "missing";
  expect(list.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
  const link = /href="(\/dev\/mail\/[^"]+)"/.exec(list.body)?.[1] ?? "";
  const page = await app.inject({ url: link });
  expect(page.body).toContain("Hola, &lt;img src=x onerror=&quot;alert(1)&quot;&gt;.");
  expect(page.body).toContain('<a href="https://pos.test.example/x?a=1&amp;b=2">');
  expect(page.body).not.toMatch(/<img|<script|style="/);
  for (const [id, status] of [
    ["1", 404],
    ["..%2f..%2fcookie-secret", 400],
    ["0000000000000-00000000", 404],
  ] as const)
    expect((await app.inject({ url: `/dev/mail/${id}` })).statusCode).toBe(status);
  await app.close();
});

test("the page of an empty folder says why it is there", async () => {
  const otherRoutes = async (app: Parameters<typeof developmentMailPage>[0]) =>
    developmentMailPage(app, path.join(dataDir, "never-used"));
  const app = await buildApp(server.deps, [], { secure: false, trustProxy: false, otherRoutes });
  expect((await app.inject({ url: "/dev/mail?lang=en" })).body).toContain(
    "no mail server is set up (SMTP_URL)",
  );
  expect((await app.inject({ url: "/dev/mail/0000000000000-00000000" })).statusCode).toBe(404);
  await app.close();
});

test("names and amounts of a mail that is read from the right keep their own order", () => {
  const { html, text } = composeMail({
    to: "ana@example.com",
    language: "ar",
    subject: "إيصال",
    sum: { label: "الإجمالي", amount: "-$12.40" },
    paragraphs: ["شكرًا"],
    tables: [{ rows: [["2 × Pupusa (de queso)", "-$1.00"]] }],
    footer: "Comanda",
  });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  for (const value of ["-$12.40", "-$1.00", "2 × Pupusa (de queso)"]) {
    expect(html).toContain(`>\u2068${value}\u2069<`);
    expect(text).toContain(`\u2068${value}\u2069`);
  }
});
