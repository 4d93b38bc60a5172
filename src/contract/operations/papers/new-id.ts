import { ID_BYTES, ID_PREFIX } from '../../ids.js'

/** A random id in the format of the service, for doors that keep no answers. */
export function newId(kind: keyof typeof ID_PREFIX): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES))
  const text = btoa(String.fromCharCode(...bytes))
  return `${ID_PREFIX[kind]}_${text.replaceAll('+', '-').replaceAll('/', '_')}`
}
