/** Every code that an answer can carry, with its HTTP status, its title and what the caller can do. */
export const PROBLEMS = {
  malformed_request: [
    400,
    'Request is not HTTP',
    'The request violates HTTP. Use an HTTP library, or check what a proxy in between changes.',
  ],
  missing_token: [
    401,
    'Bearer token required',
    'Log in with POST /auth/login, then send the token as "Authorization: Bearer TOKEN"; or send an API key as "X-API-Key".',
  ],
  invalid_token: [
    401,
    'Token is not valid',
    'The token or key is unknown or was revoked. Log in again, or create a new key.',
  ],
  token_expired: [401, 'Token has expired', 'Log in again with POST /auth/login.'],
  invalid_credentials: [
    401,
    'Wrong email or password',
    'Check the email address and the password, or ask for a new password with POST /auth/forgot-password.',
  ],
  wrong_password: [
    403,
    'Wrong current password',
    'Send your current password as current_password.',
  ],
  login_required: [
    403,
    'Login required',
    'API keys cannot do this. Log in and send the token of the session.',
  ],
  login_disabled: [
    403,
    'Logins are disabled',
    'This service runs without accounts, so there is nothing to log in to. Send the request without a token.',
  ],
  no_accounts: [
    403,
    'There are no accounts',
    'This service runs without accounts, so what it stored for one caller would be open to all. Keep it on your side.',
  ],
  insufficient_scope: [
    403,
    'Key lacks permission',
    'The key lacks a scope. The detail names it: create a key that has it, or use a session.',
  ],
  address_not_allowed: [
    403,
    'Key may not be used from here',
    'The key is limited to certain addresses. Use it from one of them, or create another key.',
  ],
  not_found: [
    404,
    'No such path',
    'Check the path and its spelling; /openapi.json lists every path.',
  ],
  key_not_found: [
    404,
    'No such key',
    'List your keys with GET /auth/keys. Revoked keys are not listed.',
  ],
  session_not_found: [
    404,
    'No such session',
    'List your sessions with GET /auth/sessions. Ended sessions are not listed.',
  ],
  port_not_found: [
    404,
    'Port not found',
    'Search with GET /ports/search and send the port_id, the UN/LOCODE or the exact name. The response lists similar names.',
  ],
  route_not_found: [404, 'No such saved route', 'List the saved routes with GET /routes.'],
  plan_not_found: [
    404,
    'No such plan',
    'List your plans with GET /v1/plans and GET /v1/shared-plans; ask whoever shared a link for a new one.',
  ],
  no_compatible_factor: [
    404,
    'No compatible emission factor',
    'No emission factor fits this ship, cargo, fuel and method. Use one that the detail lists, or choose another method.',
  ],
  method_not_allowed: [
    405,
    'Method not allowed',
    'The path exists for other methods: see the Allow header.',
  ],
  request_timeout: [
    408,
    'Request timed out',
    'The request arrived too slowly. Send it again over a faster connection or in smaller parts.',
  ],
  idempotency_in_progress: [
    409,
    'First request still in progress',
    'The first request with this key is still in progress. Wait, then send the same request again.',
  ],
  payload_too_large: [
    413,
    'Body too large',
    'Send a smaller body: fewer places, rows or polygons in one request.',
  ],
  unsupported_media_type: [
    415,
    'Body is not JSON',
    'Send JSON in UTF-8 with "Content-Type: application/json".',
  ],
  invalid_json: [
    422,
    'Body is not valid JSON',
    'The body is not JSON. The detail gives the position of the first error.',
  ],
  validation_failed: [
    422,
    'Request is not valid',
    'The errors name each field and what it accepts. Correct them and send the request again; nothing was charged.',
  ],
  too_many_keys: [
    422,
    'Account has too many keys',
    'Revoke an unused key, then create the new one.',
  ],
  too_many_plans: [
    422,
    'Account has too many plans',
    'Delete plans you no longer need with DELETE /v1/plans/{id}.',
  ],
  weak_password: [
    422,
    'Password is too weak',
    'Choose a longer password that is hard to guess, such as four unrelated words.',
  ],
  matrix_empty: [422, 'Matrix has no cells', 'Give at least one origin and one destination.'],
  matrix_too_large: [
    422,
    'Matrix has too many cells',
    'Split the matrix. The detail says how many cells one request may have.',
  ],
  invalid_idempotency_key: [
    422,
    'Idempotency-Key is not valid',
    'Send a key of printable ASCII characters. The detail says how long it may be.',
  ],
  idempotency_key_reused: [
    422,
    'Idempotency-Key was used before',
    'This key belongs to a request with another body or path, or to one whose response was too large to store. The detail says which. Use a new key.',
  ],
  point_on_land: [
    422,
    'Point is not near navigable water',
    'Move the point to the sea, or name a port. The response gives the nearest navigable water, if known, and the nearest ports with their distances in a straight line.',
  ],
  point_forbidden: [
    422,
    'Point is in a forbidden area',
    'The point is inside an area that the request forbids. Move it, or penalise the area instead.',
  ],
  no_route: [
    422,
    'No route',
    'No route is open, or none sails through a passage of via without turning back. blocked_by names the closed passages in the way; would_open names those that would allow a route.',
  ],
  quota_exceeded: [
    429,
    'Daily query limit exceeded',
    'The account has used its queries for today. Retry-After says when the count resets.',
  ],
  rate_limited: [
    429,
    'Too many requests',
    'Send requests more slowly. Retry-After says how many seconds to wait.',
  ],
  too_many_login_attempts: [
    429,
    'Too many login attempts',
    'Wait as long as Retry-After says before the next attempt.',
  ],
  headers_too_large: [431, 'Headers are too large', 'Send fewer or shorter headers.'],
  caller_gone: [
    499,
    'Client closed the connection',
    'The connection closed before the response. Appears in the log only.',
  ],
  internal_error: [
    500,
    'Internal error',
    'The service failed; nothing was charged. Send the request again; if it fails again, report the request_id.',
  ],
  storage_unavailable: [
    503,
    'Storage is not available',
    'The database does not respond. Send the request again after Retry-After.',
  ],
  identity_provider_unavailable: [
    503,
    'Identity provider does not respond',
    'The token cannot be checked at the moment. Send the request again after Retry-After.',
  ],
  overloaded: [
    503,
    'Too busy',
    'The service is overloaded. Send the request again after Retry-After.',
  ],
  deadline_exceeded: [
    503,
    'Took too long',
    'The calculation took too long. Request less at a time, such as fewer cells or areas.',
  ],
  mail_not_configured: [
    503,
    'Mail is not configured',
    'No mail server is configured, so no password mail can be sent. Ask the operator for a new password.',
  ],
  starting: [
    503,
    'Still starting',
    'The service is loading its sea data. Send the request again after Retry-After.',
  ],
  stopping: [
    503,
    'Shutting down',
    'This replica is shutting down. Send the request again to reach another one.',
  ],
  emissions_unavailable: [
    503,
    'Emissions are not available',
    'The emission factors could not be loaded. The log has the cause.',
  ],
} as const satisfies Record<string, readonly [status: number, title: string, remedy: string]>

export type ProblemCode = keyof typeof PROBLEMS
