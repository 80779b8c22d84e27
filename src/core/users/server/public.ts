export { createUser, type NewUser } from "./change-users.ts";
export { isMailAddress, type MailedPerson, peopleToMail } from "./people-to-mail.ts";
