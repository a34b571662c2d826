/** Largest response of the API, in bytes. */
const maxBytes = 2_000_000;

/** Passes the chunks of a body on; false for one of more than `limit` bytes, which is not read to its end. */
async function readChunks(
  { body, headers }: Response,
  limit: number,
  add: (chunk: Uint8Array<ArrayBuffer>) => void,
): Promise<boolean> {
  const reader = body?.getReader();
  let size = Number(headers.get('content-length')) > limit ? Infinity : 0;
  while (size <= limit) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return true;
    add(chunk.value);
    size += chunk.value.length;
  }
  await reader?.cancel();
  return false;
}

/** Body of a response; undefined for one of more than `limit` bytes. */
export async function limitedBytes(
  response: Response,
  limit = maxBytes,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const isComplete = await readChunks(response, limit, (chunk) => chunks.push(chunk));
  return isComplete ? new Uint8Array(await new Blob(chunks).arrayBuffer()) : undefined;
}

/** The same as text. Without a `Blob`, whose creation waits for another process. */
export async function limitedText(response: Response): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  const isComplete = await readChunks(response, maxBytes, (chunk) => {
    text += decoder.decode(chunk, { stream: true });
  });
  return isComplete ? text + decoder.decode() : undefined;
}
