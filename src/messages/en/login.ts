export const login = {
  title: "Sign in",
  subtitle: "Orders, kitchen and till of your restaurant.",
  platform_subtitle: "Administration of the platform.",
  username: "E-mail",
  password: "Password",
  submit: "Sign in",
  forgot: "Forgot your password?",
  username_error: "Write your e-mail.",
  password_error: "Write your password.",
  error_message: "Signing in did not work. Try again.",
} as const;
