/** Words for the refusals that belong to no feature; the others stand in the file of their feature. */
export const platformErrors = {
  invalid_input: "Check the marked fields.",
  not_signed_in: "Sign in to continue.",
  subscription_inactive: "The restaurant has no active subscription.",
  not_permitted: "Your user may not do this. Ask an administrator for the permission.",
  not_found: "This no longer exists. Refresh the screen.",
  method_not_allowed: "This address does not take that kind of request.",
  request_timeout: "The request took too long to arrive. Try again.",
  still_running: "The same request is still being processed. Wait a moment and check again.",
  changed_meanwhile: "Somebody else changed this meanwhile. Nothing was saved; what you typed is still here.",
  uuid_taken: "This was already saved with other content. Nothing was changed; look at it again.",
  unknown_host: "The server is not known by this address. Open it at {{address}}.",
  payload_too_large: "What was sent is too large.",
  unsupported_media_type: "The server expects JSON.",
  request_withdrawn:
    "This request was set aside because its answer never came. Nothing was changed; send it again.",
  idempotency_key_reused: "This request was already sent with other content. Nothing was changed; try again.",
  too_many_requests: "Too many attempts. Try again in {{seconds}} seconds.",
  internal: "Something went wrong on our side. Nothing was changed. Give support the number {{requestId}}.",
  service_unavailable: "The server is busy or starting. Nothing was changed; try again in a moment.",
  storage_full: "The server's disk is full. Nothing was saved; free space on it, then try again.",
  wrong_origin: "This request came from another site and was refused.",
} as const;
