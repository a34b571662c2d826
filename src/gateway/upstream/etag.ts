/** Strong entity tag of a text. */
export async function etagOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(hash).slice(0, 12)];
  return `"${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
}
