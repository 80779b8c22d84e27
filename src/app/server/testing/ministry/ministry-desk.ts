import { type MinistryOptions, startMinistry } from "#ministry/start-ministry.ts";
import { afterEachFile } from "../after-each-file.ts";
import { type SignedDocument, TEST_PASSWORD, testCertificate, testIssuer } from "./tax-issuer.ts";

/** A Tuesday at ten in the morning in El Salvador. */
export const MORNING = new Date("2026-08-18T16:00:00Z");

/** Answer as it came; `json` is null when it is no JSON. */
export interface Reply {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of the ministry, whose shape the test knows
  readonly json: any;
}

/** A ministry that knows the issuer of the samples, a clock that only moves when it is told, and requests as they are written by hand. */
export async function ministryDesk({
  now: begin = MORNING,
  ...options
}: Omit<MinistryOptions, "clock"> & { readonly now?: Date } = {}) {
  let now = begin;
  const clock = () => now;
  const issuer = { nit: testCertificate.nit, password: TEST_PASSWORD, publicKey: testCertificate.publicKey };
  const ministry = await startMinistry({ issuers: [issuer], ...options, clock });
  afterEachFile(() => ministry.stop());
  const agent = { "user-agent": "Comanda" };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    replyOf(
      fetch(`${ministry.address}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...agent, ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );
  const signIn = (user = issuer.nit, pwd = TEST_PASSWORD) =>
    post("/seguridad/auth", new URLSearchParams({ user, pwd }).toString(), {
      "content-type": "application/x-www-form-urlencoded",
    });
  const { json } = await signIn();
  const authorization = String(json.body.token);
  const ask = (path: string, body: unknown) => post(path, body, { authorization });
  const environment = options.environment ?? "00";
  return {
    ministry,
    clock,
    authorization,
    make: testIssuer(clock),
    post,
    ask,
    signIn,
    travel(hours: number) {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
    receive: (document: SignedDocument, differently: object = {}) =>
      ask("/fesv/recepciondte", { ...envelopeOf(document), ambiente: environment, ...differently }),
    consult: ({ type, generationCode }: SignedDocument) =>
      ask("/fesv/recepcion/consultadte", {
        nitEmisor: issuer.nit,
        tdte: type,
        codigoGeneracion: generationCode,
      }),
    report: ({ jws }: { readonly jws: string }) =>
      ask("/fesv/contingencia", { nit: issuer.nit, documento: jws }),
    invalidate: ({ jws, version }: { readonly jws: string; readonly version: number }) =>
      ask("/fesv/anulardte", { ambiente: environment, idEnvio: 1, version, documento: jws }),
    batch: (documents: readonly string[], differently: object = {}) =>
      ask("/fesv/recepcionlote", {
        ambiente: environment,
        idEnvio: "91512B3D-2534-4009-817B-2522B8154993",
        version: 2,
        nitEmisor: issuer.nit,
        documentos: documents,
        ...differently,
      }),
    batchResult: (code: string) =>
      replyOf(
        fetch(`${ministry.address}/fesv/recepcion/consultadtelote/${code}`, {
          headers: { authorization, ...agent },
        }),
      ),
  };
}
export type MinistryDesk = Awaited<ReturnType<typeof ministryDesk>>;

function envelopeOf(document: SignedDocument): object {
  const { version, type, generationCode, jws } = document;
  return {
    ambiente: "00",
    idEnvio: 1,
    version,
    tipoDte: type,
    documento: jws,
    codigoGeneracion: generationCode,
  };
}

async function replyOf(request: Promise<Response>): Promise<Reply> {
  const response = await request;
  const text = await response.text();
  return { status: response.status, text, json: jsonOf(text) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
