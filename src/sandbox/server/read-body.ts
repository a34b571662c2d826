import { ApiFailure, invalid } from '../handlers/failure.js';

/** Maximum body size in bytes. */
export const bodyLimit = 1_000_000;

const tooLarge = () =>
  new ApiFailure('PAYLOAD_TOO_LARGE', 'The body is larger than 1 MB.', undefined, {
    Connection: 'close',
  });

async function text({ headers, body }: Request): Promise<string> {
  if (Number(headers.get('Content-Length') ?? 0) > bodyLimit) throw tooLarge();
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let read = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength;
    if (size > bodyLimit) {
      void reader.cancel();
      throw tooLarge();
    }
    read += decoder.decode(chunk.value, { stream: true });
  }
  return read + decoder.decode();
}

/** Parses the JSON body of a request; rejects a large one before it is read completely. */
export async function readJson(request: Request): Promise<unknown> {
  const body = await text(request);
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw Object.assign(invalid([{ path: '', message: 'The body is not JSON.' }]), { cause });
  }
}
