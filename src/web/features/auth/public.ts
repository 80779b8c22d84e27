export { AuthLayout } from "./auth-layout.tsx";
export { UsernameField } from "./username-field.tsx";
