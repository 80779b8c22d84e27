-- A repeated answer has the bytes of the first: jsonb keeps neither the order of fields nor how a number was written.
-- Beside the keys of users the table holds the uuids of requests, under the actor 'uuid'.
alter table idempotency_keys alter column answer type text using answer::text;

-- An approval is bound to what was approved: a hash of the whole act. Approvals from before are two minutes old at most
-- when this runs, and an empty hash fits no act: whoever asked for one asks again.
alter table approvals add column act_hash bytea not null default '';
