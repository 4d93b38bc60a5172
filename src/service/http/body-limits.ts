/** Largest body of a request, unless its path sets another limit. */
export const BODY_LIMIT_BYTES = 64 * 1024
/** Room for twenty areas of 500 vertices that a caller draws, with all their decimals and indents. */
export const DRAWN_BODY_BYTES = 1024 * 1024
