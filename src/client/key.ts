function scramble(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x5bd1e995) ^ (hash >>> 13);
  return (hash >>> 0).toString(36);
}

/** What stands for a token in caches, locks and messages: 64 bits that do not lead back to it. */
const hashOf = (token: string) => scramble(token, 1) + scramble(token, 0x2545f491);

/** Name of an answer: token hash, blank, address. An anonymous one starts with the blank. */
export const keyOf = ({ url, token }: { url: string; token?: string | undefined }) =>
  `${token ? hashOf(token) : ''} ${url}`;

/** The part of a key that stands for its token. */
export const ownerOf = (key: string) => key.slice(0, key.indexOf(' '));
