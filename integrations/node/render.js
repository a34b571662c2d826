import { createServer } from 'node:http';
import { renderElement } from 'vtc-widgets/ssr';

const vtc = 'northern_haul';

createServer(async (_, response) => {
  const company = await fetch(`${process.env.VTC_API_BASE}/vtcs/${vtc}`);
  const card = await renderElement('vtc-card', { vtc }, await company.json());
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>Company</title><body>${card}`);
}).listen(Number(process.env.PORT ?? 8789));
