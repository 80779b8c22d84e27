import type { login as source } from "../en/login.ts";
import type { Translated } from "../translated.ts";

export const login = {
  title: "Iniciar sesión",
  subtitle: "Órdenes, cocina y caja de su restaurante.",
  platform_subtitle: "Administración de la plataforma.",
  username: "Correo electrónico",
  password: "Contraseña",
  submit: "Entrar",
  forgot: "¿Olvidó su contraseña?",
  username_error: "Escriba su correo.",
  password_error: "Escriba su contraseña.",
  error_message: "No se pudo iniciar sesión. Intente de nuevo.",
} as const satisfies Translated<typeof source>;
