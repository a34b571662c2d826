import { createServer } from 'node:http';
import { renderElement } from 'vtc-widgets/ssr';

const vtc = 'northern_haul';

/** The company, or undefined while the API is down: the element then loads it in the browser. */
async function loadCompany() {
  try {
    const response = await fetch(`${process.env.VTC_API_BASE}/vtcs/${vtc}`);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

createServer(async (_, response) => {
  const card = await renderElement('vtc-card', { vtc }, await loadCompany());
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>Company</title><body>${card}`);
}).listen(Number(process.env.PORT ?? 8789));
