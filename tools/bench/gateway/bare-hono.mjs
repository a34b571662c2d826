// A server that does nothing but respond with a fixed body: node bare-hono.mjs <URL of the body>
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const body = await (await fetch(process.argv[2])).text();
const app = new Hono();
app.get('/', (context) => context.body(body, 200, { 'content-type': 'application/json' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
