export { createUser, type NewUser } from "./change-users.ts";
