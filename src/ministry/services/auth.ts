import { ministryCodes } from "#tax/tax-documents/domain/life/ministry-code.ts";
import type { Answer } from "../faults/spoil-answer.ts";
import { isPasswordOf } from "../issuers.ts";
import type { Office } from "../office.ts";
import type { ResponseCode } from "../response-codes.ts";
import type { Tokens } from "../tokens.ts";

/** `POST /seguridad/auth`, of a form with `user` and `pwd`. A refusal comes with 200 as well (guide §19). */
export function signIn({ register, clock }: Office, tokens: Tokens, form: URLSearchParams): Answer {
  const user = form.get("user") ?? "";
  const issuer = register.issuers.get(user);
  if (issuer === undefined) return refusedSignIn("Usuario no valido");
  if (!isPasswordOf(issuer, form.get("pwd") ?? "")) return refusedSignIn(ministryCodes["106"].name);
  const token = tokens.issue(user, clock());
  return {
    status: 200,
    body: {
      status: "OK",
      body: { user, token, rol: role, roles: [role.codigo], tokenType: "Bearer" },
    },
  };
}

const role = {
  nombre: "Usuario",
  codigo: "ROLE_USER",
  descripcion: null,
  rolSuperior: null,
  nivel: null,
  activo: null,
  permisos: null,
};

/** A sign-in that a code stands for: 103 is a password that has ended (guide §19). */
export function refusedByCode(code: ResponseCode): Answer {
  return refusedSignIn(ministryCodes[code].name);
}

function refusedSignIn(message: string): Answer {
  return { status: 200, body: { status: "ERROR", error: "Unauthorized", message } };
}
