import { isIP } from 'node:net';

/**
 * Whether the sandbox serves requests to a host. DNS rebinding lets a page of any origin read from this machine under
 * the page's own host name, so that only local and listed names are served; an IP address cannot be rebound.
 */
export function isAllowedHost(hostname: string, allowed: readonly string[]): boolean {
  const name = hostname.replace(/\.$/, '');
  return (
    isIP(name.replace(/[[\]]/g, '')) !== 0 ||
    /^(.+\.)?localhost$/.test(name) ||
    allowed.some((other) => other.toLowerCase() === name)
  );
}

/** Response to a request to another host. */
export const hostRejection = (hostname: string): Response =>
  new Response(
    `The sandbox does not serve the host ${hostname}. Start it with --allow-host ${hostname} to allow it.\n`,
    {
      status: 403,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
    },
  );
