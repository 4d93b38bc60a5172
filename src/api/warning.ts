/** Things to know about a successful response. */
export interface WarningItem {
  readonly code: string
  /** JSON Pointer to the request field, as a URI fragment; absent where no field is meant. */
  readonly pointer?: string
  readonly detail: string
}
