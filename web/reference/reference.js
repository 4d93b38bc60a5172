// Starts Swagger UI on the document of this service. It asks no other host for anything.
window.SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#reference',
  validatorUrl: null,
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  filter: true,
  plugins: [() => ({ fn: { opsFilter: matchingOperations } })],
})

/** Swagger UI's own filter looks at tags only; this one at all that an operation says. */
function matchingOperations(tags, phrase) {
  const wanted = phrase.toLowerCase()
  const matches = (operation) => JSON.stringify(operation).toLowerCase().includes(wanted)
  return tags
    .map((tag) => tag.update('operations', (operations) => operations.filter(matches)))
    .filter((tag) => tag.get('operations').size > 0)
}
