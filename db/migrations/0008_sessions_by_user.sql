-- All devices a person ever signed in on: deleting a user and reports walk from the person to the sessions, ended ones too.
create index sessions_by_user on sessions (tenant_id, user_id);
