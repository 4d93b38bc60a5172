/** Room for twenty areas of 500 vertices that a caller draws, with all their decimals and indents. */
export const DRAWN_BODY_BYTES = 1024 * 1024
