/** Largest response of the API, in bytes. */
const maxBytes = 2_000_000;

/** The body of a response without content is null; that of replacements of `fetch` may be undefined, or no stream. */
const hasStream = ({ body }: Response): boolean =>
  body === null || typeof Reflect.get(Object(body) as object, 'getReader') === 'function';

/** Not by a `Blob`, whose creation waits for another process. */
function concatenated(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}

/** Body of a response or a request; undefined for one of more than `limit` bytes, which is not read to its end. */
export async function limitedBytes(
  { body, headers }: Pick<Response, 'body' | 'headers'>,
  limit = maxBytes,
) {
  const reader = body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = Number(headers.get('content-length')) > limit ? Infinity : 0;
  while (size <= limit) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return concatenated(chunks, size);
    chunks.push(chunk.value);
    size += chunk.value.length;
  }
  await reader?.cancel();
  return undefined;
}

/** The same as text. A replacement of `fetch` may have no stream: its whole text is read, and then limited. */
export async function limitedText(response: Response): Promise<string | undefined> {
  if (!hasStream(response)) {
    const text = await response.text();
    return new TextEncoder().encode(text).length > maxBytes ? undefined : text;
  }
  const bytes = await limitedBytes(response);
  return bytes && new TextDecoder().decode(bytes);
}
