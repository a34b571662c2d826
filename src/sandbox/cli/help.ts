/** Output of `--help`. */
export const help = `Usage: vtc-widgets [sandbox] [options]

Serves the API of the document from memory, for pages and plugins in development.
Its address, opened in a browser, shows what there is to try.

  --port <number>       port, 8787 unless given; a taken one gives way to the next free one
  --host <address>      address to listen on, 127.0.0.1 unless given
  --base-path <path>    path that all endpoints are below, such as /api/v1
  --seed <text>         the same seed gives the same world
  --size <name>         small (20 companies, 2,000 members), usual (60, 4,000) or full (10,000, 200,000)
  --companies <number>  how many companies, 1 to 10,000
  --members <number>    how many members they have together, 1 to 200,000
  --fixture <file>      companies of your own, as JSON, beside the made ones
  --export <file>       write the world as such a file, and end
  --clock <date-time>   the time at which the world starts, such as 2026-03-14T18:25:00Z; it runs on from there
  --strict              refuse what only gets a warning otherwise: unknown parameters,
                        bodies without a JSON content type, deprecated keys
  --no-rate-limits      count no requests
  --cors <on|off>       whether pages of other origins may ask; on unless given
  --control <on|off>    whether /sandbox/... and the page at / are served; on unless given
  --trust-proxy         count by X-Forwarded-For instead of the connection's address
  --verbose             print a line for each request
  --json                print address, companies and keys as one line of JSON
  --version             print the version
  --help                print this
`;
