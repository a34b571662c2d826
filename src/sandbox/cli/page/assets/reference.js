// @ts-check
/** @type {any} */
const { SwaggerUIBundle } = globalThis;

const { url } = document.getElementById('reference')?.dataset ?? {};

SwaggerUIBundle({
  url,
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  tryItOutEnabled: true,
  persistAuthorization: true,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
});
