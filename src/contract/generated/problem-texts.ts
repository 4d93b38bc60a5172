// Written by `npm run openapi` from messages/en.json: change it there.

/** What each problem is, and what the caller can do. */
export const PROBLEM_TEXTS = {
  "malformed_request": {
    "title": "Request is not HTTP",
    "remedy": "The request violates HTTP. Use an HTTP library, or check what a proxy in between changes."
  },
  "missing_token": {
    "title": "Bearer token required",
    "remedy": "Log in with POST /auth/login, then send the token as \"Authorization: Bearer TOKEN\"; or send an API key as \"X-API-Key\"."
  },
  "invalid_token": {
    "title": "Token is not valid",
    "remedy": "The token or key is unknown or was revoked. Log in again, or create a new key."
  },
  "token_expired": {
    "title": "Token has expired",
    "remedy": "Log in again with POST /auth/login."
  },
  "invalid_credentials": {
    "title": "Wrong email or password",
    "remedy": "Check the email address and the password, or ask for a new password with POST /auth/forgot-password."
  },
  "wrong_password": {
    "title": "Wrong current password",
    "remedy": "Send your current password as current_password."
  },
  "login_required": {
    "title": "Login required",
    "remedy": "API keys cannot do this. Log in and send the token of the session."
  },
  "login_disabled": {
    "title": "Logins are disabled",
    "remedy": "This service runs without accounts, so there is nothing to log in to. Send the request without a token."
  },
  "no_accounts": {
    "title": "There are no accounts",
    "remedy": "This service runs without accounts, so what it stored for one caller would be open to all. Keep it on your side."
  },
  "insufficient_scope": {
    "title": "Key lacks permission",
    "remedy": "The key lacks a scope. The detail names it: create a key that has it, or use a session."
  },
  "address_not_allowed": {
    "title": "Key may not be used from here",
    "remedy": "The key is limited to certain addresses. Use it from one of them, or create another key."
  },
  "not_found": {
    "title": "No such path",
    "remedy": "Check the path and its spelling; /openapi.json lists every path."
  },
  "key_not_found": {
    "title": "No such key",
    "remedy": "List your keys with GET /auth/keys. Revoked keys are not listed."
  },
  "session_not_found": {
    "title": "No such session",
    "remedy": "List your sessions with GET /auth/sessions. Ended sessions are not listed."
  },
  "port_not_found": {
    "title": "Port not found",
    "remedy": "Search with GET /ports/search and send the port_id, the UN/LOCODE or the exact name. The response lists similar names."
  },
  "route_not_found": {
    "title": "No such saved route",
    "remedy": "List the saved routes with GET /routes."
  },
  "plan_not_found": {
    "title": "No such plan",
    "remedy": "List your plans with GET /v1/plans and GET /v1/shared-plans; ask whoever shared a link for a new one."
  },
  "job_not_found": {
    "title": "No such job",
    "remedy": "List your jobs with GET /v1/jobs. A job is deleted 7 days after its end."
  },
  "no_compatible_factor": {
    "title": "No compatible emission factor",
    "remedy": "No emission factor fits this ship, cargo, fuel and method. Use one that the detail lists, or choose another method."
  },
  "method_not_allowed": {
    "title": "Method not allowed",
    "remedy": "The path exists for other methods: see the Allow header."
  },
  "request_timeout": {
    "title": "Request timed out",
    "remedy": "The request arrived too slowly. Send it again over a faster connection or in smaller parts."
  },
  "idempotency_in_progress": {
    "title": "First request still in progress",
    "remedy": "The first request with this key is still in progress. Wait, then send the same request again."
  },
  "job_not_finished": {
    "title": "Job has not ended",
    "remedy": "Ask again when GET /v1/jobs/{id} has an ended_at, or send a webhook with the job."
  },
  "payload_too_large": {
    "title": "Body too large",
    "remedy": "Send a smaller body: fewer places, rows or polygons in one request."
  },
  "unsupported_media_type": {
    "title": "Body is not JSON",
    "remedy": "Send JSON in UTF-8 with \"Content-Type: application/json\"."
  },
  "invalid_json": {
    "title": "Body is not valid JSON",
    "remedy": "The body is not JSON. The detail gives the position of the first error."
  },
  "validation_failed": {
    "title": "Request is not valid",
    "remedy": "The errors name each field and what it accepts. Correct them and send the request again; nothing was charged."
  },
  "too_many_keys": {
    "title": "Account has too many keys",
    "remedy": "Revoke an unused key, then create the new one."
  },
  "too_many_plans": {
    "title": "Account has too many plans",
    "remedy": "Delete plans you no longer need with DELETE /v1/plans/{id}."
  },
  "too_many_jobs": {
    "title": "Account has too many open jobs",
    "remedy": "Wait until one has ended, or cancel one with DELETE /v1/jobs/{id}."
  },
  "weak_password": {
    "title": "Password is too weak",
    "remedy": "Choose a longer password that is hard to guess, such as four unrelated words."
  },
  "matrix_empty": {
    "title": "Matrix has no cells",
    "remedy": "Give at least one origin and one destination."
  },
  "matrix_too_large": {
    "title": "Matrix has too many cells",
    "remedy": "Split the matrix. The detail says how many cells one request may have."
  },
  "invalid_idempotency_key": {
    "title": "Idempotency-Key is not valid",
    "remedy": "Send a key of printable ASCII characters. The detail says how long it may be."
  },
  "idempotency_key_reused": {
    "title": "Idempotency-Key was used before",
    "remedy": "This key belongs to a request with another body or path, or to one whose response was too large to store. The detail says which. Use a new key."
  },
  "point_on_land": {
    "title": "Point is not near navigable water",
    "remedy": "Move the point to the sea, or name a port. The response gives the nearest navigable water, if known, and the nearest ports with their distances in a straight line."
  },
  "point_forbidden": {
    "title": "Point is in a forbidden area",
    "remedy": "The point is inside an area that the request forbids. Move it, or penalise the area instead."
  },
  "no_route": {
    "title": "No route",
    "remedy": "No route is open, or none sails through a passage of via without turning back. blocked_by names the closed passages in the way; would_open names those that would allow a route."
  },
  "quota_exceeded": {
    "title": "Daily query limit exceeded",
    "remedy": "The account has used its queries for today. Retry-After says when the count resets."
  },
  "rate_limited": {
    "title": "Too many requests",
    "remedy": "Send requests more slowly. Retry-After says how many seconds to wait."
  },
  "too_many_login_attempts": {
    "title": "Too many login attempts",
    "remedy": "Wait as long as Retry-After says before the next attempt."
  },
  "headers_too_large": {
    "title": "Headers are too large",
    "remedy": "Send fewer or shorter headers."
  },
  "caller_gone": {
    "title": "Client closed the connection",
    "remedy": "The connection closed before the response. Appears in the log only."
  },
  "internal_error": {
    "title": "Internal error",
    "remedy": "The service failed; nothing was charged. Send the request again; if it fails again, report the request_id."
  },
  "storage_unavailable": {
    "title": "Storage is not available",
    "remedy": "The database does not respond. Send the request again after Retry-After."
  },
  "identity_provider_unavailable": {
    "title": "Identity provider does not respond",
    "remedy": "The token cannot be checked at the moment. Send the request again after Retry-After."
  },
  "overloaded": {
    "title": "Too busy",
    "remedy": "The service is overloaded. Send the request again after Retry-After."
  },
  "deadline_exceeded": {
    "title": "Took too long",
    "remedy": "The calculation took too long. Request less at a time, such as fewer cells or areas."
  },
  "mail_not_configured": {
    "title": "Mail is not configured",
    "remedy": "No mail server is configured, so no password mail can be sent. Ask the operator for a new password."
  },
  "starting": {
    "title": "Still starting",
    "remedy": "The service is loading its sea data. Send the request again after Retry-After."
  },
  "stopping": {
    "title": "Shutting down",
    "remedy": "This replica is shutting down. Send the request again to reach another one."
  },
  "emissions_unavailable": {
    "title": "Emissions are not available",
    "remedy": "The emission factors could not be loaded. The log has the cause."
  }
} as const
