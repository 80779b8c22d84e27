import type { FastifyReply } from "fastify";
import type { Fault, WordForm } from "./fault.ts";

/** An answer as it would be without a fault. */
export interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Words {
  readonly codigoMsg?: string;
  readonly clasificaMsg?: string;
  readonly observaciones?: readonly string[] | null;
}

/** The same answer with its words in another form. */
export function inForm({ status, body }: Answer, form: WordForm | undefined): Answer {
  if (form === undefined) return { status, body };
  const { codigoMsg, clasificaMsg, observaciones } = body as Words;
  const remarks = observaciones ?? [];
  const changes = {
    text: { observaciones: remarks.join(" ") },
    objects: { observaciones: remarks.map(remarkObject) },
    written: { observaciones: JSON.stringify(remarks) },
    numbers: { codigoMsg: Number(codigoMsg), clasificaMsg: Number(clasificaMsg) },
  } as const satisfies Record<WordForm, object>;
  return { status, body: { ...body, ...changes[form] } };
}

function remarkObject(remark: string): object {
  const [, campo, descripcion] = /^\[(.+?)\] (.*)$/.exec(remark) ?? [];
  return campo === undefined ? { descripcion: remark } : { campo, descripcion };
}

type SpoilingFault = Exclude<Fault, { kind: "slow" | "reject" | "remarks" }>;

/** Larger than anybody should read. */
const HUGE_BYTES = 20_000_000;

/** Between two spaces of a body that never ends. */
const DRIP_MS = 20;

/** Gives the answer as the fault has it; `answer` is null when the request was not processed. */
export function spoil(reply: FastifyReply, fault: SpoilingFault, answer: Answer | null): void {
  const text = JSON.stringify(answer?.body ?? { estado: "EN PROCESO" });
  const json = (body: string) =>
    void reply
      .code(answer?.status ?? 200)
      .type("application/json")
      .send(body);
  switch (fault.kind) {
    case "error_page":
      void reply
        .code(fault.status)
        .type("text/html")
        .send(`<html><head><title>${fault.status}</title></head><body><h1>Error</h1></body></html>`);
      return;
    case "empty":
      void reply.code(fault.status).send();
      return;
    case "unknown":
      json(JSON.stringify({ estado: "EN PROCESO", descripcionMsg: "SOLICITUD EN PROCESO" }));
      return;
    case "half_json":
      json(text.slice(0, Math.ceil(text.length / 2)));
      return;
    case "huge":
      json(`${text.slice(0, -1)},"relleno":"${"x".repeat(HUGE_BYTES)}"}`);
      return;
    case "wrong_seal":
      json(text.replace(/"selloRecibido":"([^"]*)"/g, (_, seal: string) => sealOfLength(seal, fault.length)));
      return;
    case "lost":
      reply.hijack();
      reply.raw.destroy();
      return;
    case "endless":
      drip(reply, text);
      return;
    default:
      fault satisfies never;
  }
}

const sealOfLength = (seal: string, length: number) =>
  `"selloRecibido":${length === 0 ? "null" : `"${seal.padEnd(length, "0").slice(0, length)}"`}`;

/** The beginning of the answer, and then a space again and again until somebody hangs up. */
function drip(reply: FastifyReply, text: string): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { "content-type": "application/json" });
  raw.write(text.slice(0, -1));
  const timer = setInterval(() => raw.write(" "), DRIP_MS);
  raw.once("close", () => clearInterval(timer));
}
