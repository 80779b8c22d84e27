/** Words for the refusals that belong to no feature; the others stand in the file of their feature. */
export const platformErrors = {
  invalid_input: "Check the marked fields.",
  invalid_request: "Invalid request: choose it from the list again.",
  not_signed_in: "Sign in to continue.",
  subscription_inactive: "The restaurant has no active subscription.",
  not_permitted: "You do not have permission to do this. Ask an administrator for it.",
  look_in_reads_only: "This is a support visit: you can look, but not change anything.",
  not_found: "This no longer exists. Refresh the screen.",
  unknown_address: "There is nothing at this address. Check the method and the path.",
  signature_invalid: "The message's signature is missing or incorrect, or the message is too old.",
  method_not_allowed: "This address does not accept that type of request.",
  request_timeout: "The request took too long to arrive. Try again.",
  secret_locked:
    "This server does not have the key that sealed this. Nothing was changed; whoever runs it must check SECRET_KEYS.",
  still_running: "The same request is still being processed. Wait a moment and check again.",
  changed_meanwhile:
    "Someone else changed this in the meantime. Nothing was saved; what you typed is still here.",
  uuid_taken: "This was already saved with different content. Nothing was changed; check it again.",
  unknown_host: "The server does not recognize this address. Open it at {{address}}.",
  payload_too_large: "The content sent is too large.",
  unsupported_media_type: "The server expects JSON.",
  request_withdrawn:
    "This request was discarded because no response was received. Nothing was changed; send it again.",
  idempotency_key_reused:
    "This request was already sent with different content. Nothing was changed; try again.",
  too_many_requests: "Too many attempts. Try again in {{seconds}}.",
  internal: "Something went wrong on our side. Nothing was changed. Give support the number {{requestId}}.",
  service_unavailable: "The server is busy or starting up. Nothing was changed; try again in a moment.",
  storage_full: "The server's disk is full. Nothing was saved; free up space, then try again.",
  wrong_origin: "This request came from another site and was refused.",
} as const;
