/** Largest response of the API, in bytes. */
const maxBytes = 2_000_000;

/** Body of a response; undefined for one that is larger than `limit` bytes, which is not read to its end. */
export async function limitedBytes(
  { body, headers }: Response,
  limit = maxBytes,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = Number(headers.get('content-length')) > limit ? Infinity : 0;
  while (size <= limit) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    chunks.push(chunk.value);
    size += chunk.value.length;
  }
  await reader?.cancel();
  return undefined;
}

/** The same as text. */
export async function limitedText(response: Response): Promise<string | undefined> {
  const bytes = await limitedBytes(response);
  return bytes && new TextDecoder().decode(bytes);
}
