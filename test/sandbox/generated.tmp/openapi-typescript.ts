
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.js';

const client = createClient<paths>({ baseUrl: 'http://127.0.0.1:44195', headers: { Authorization: 'Bearer svc_api_7fJnMeXk9cHiquDumDWJiupa5pAzuCDL' } });
const found = await client.GET('/vtcs', { params: { query: { search: 'haul', limit: 3 } } });
const names: string[] = found.data?.items.map((vtc) => vtc.name) ?? [];
const batch = await client.GET('/vtcs/batch', { params: { query: { ids: ['1', '5'] } } });
const refused = await client.GET('/vtcs', { params: { query: { limit: 0 } } });
const details: components['schemas']['ErrorDetail'][] = refused.error?.error.details ?? [];
const sent = await client.POST('/vtcs/{id}/management/news', {
  params: { path: { id: '1' } }, body: { title: 'x', content: 'x' },
});
// @ts-expect-error a field that the API does not have
found.data?.items[0]?.nothing;
console.log(JSON.stringify([names.length, batch.data?.items.length, details[0]?.path, sent.data?.title]));
