/**
 * Ends a reader. What destructuring left of a body must have no field: a field that a schema gains does
 * not compile until a reader takes it, so none can be accepted and ignored.
 */
export function nothingLeft(_left: Readonly<Record<string, never>>): void {}
