/** Source of a content security policy that allows one inline script or style sheet. */
export async function hashSource(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}'`;
}

/** Whether the API runs on this machine, as a sandbox does. */
const isLoopback = (apiBase: string): boolean => new URL(apiBase).protocol === 'http:';

/** Directive for images of companies; those of this machine are allowed only if the API is a sandbox on it. */
export const imageSources = (apiBase: string): string =>
  `img-src https: data:${isLoopback(apiBase) ? ' http://localhost:* http://127.0.0.1:*' : ''}`;
