/** Output of `--help`. */
export const help = `Usage: vtc-widgets [sandbox] [options]

Serves the API from memory, for the development of pages and plugins.
Open its URL in a browser for tokens, a reference and controls.

  --port <number>       port, default 8787; if it is in use, the next free one
  --host <address>      address to listen on, default 127.0.0.1
  --base-path <path>    base path of all endpoints, such as /api/v1
  --seed <text>         the same seed gives the same world
  --size <name>         small (20 companies, 2,000 members), usual (60, 4,000) or full (10,000, 200,000)
  --companies <number>  number of companies, 1 to 10,000
  --members <number>    total number of members, 1 to 200,000
  --fixture <file>      JSON file with your own companies, added to the generated ones
  --export <file>       write the world to such a file and exit
  --clock <date-time>   start of the clock, such as 2026-03-14T18:25:00Z
  --strict              reject requests that only get a warning otherwise: unknown parameters,
                        bodies without a JSON content type, deprecated keys
  --no-rate-limits      disable rate limits
  --cors <on|off>       whether to send CORS headers; default on
  --control <on|off>    whether /sandbox/... and the page at / are served; default on
  --trust-proxy         apply rate limits by X-Forwarded-For instead of the address of the connection
  --verbose             log each request
  --json                print URL, companies and keys as one line of JSON
  --version             print the version
  --help                print this help
`;
