import { fileURLToPath } from 'node:url';

/** Which folder of src may import from which; every other import is an error, type imports included. */
export const allowedImports = {
  dom: ['cache'],
  cache: [],
  contract: ['cache'],
  client: ['dom', 'cache', 'contract'],
  locales: ['cache', 'intl'],
  intl: ['cache', 'contract'],
  theme: ['dom', 'cache', 'contract', 'intl'],
  ui: ['dom', 'cache', 'contract', 'client', 'locales', 'intl', 'theme'],
  text: ['dom', 'contract', 'ui'],
  element: ['dom', 'cache', 'contract', 'client', 'locales', 'intl', 'theme', 'ui', 'text'],
  convoys: [
    'dom',
    'cache',
    'contract',
    'client',
    'locales',
    'intl',
    'theme',
    'ui',
    'text',
    'element',
  ],
  widgets: ['contract', 'locales'],
  server: [],
  webhook: ['client', 'convoys', 'text'],
  sandbox: ['cache', 'contract', 'server'],
  doctor: ['dom', 'contract', 'intl', 'locales'],
  configurator: ['announce', 'contract', 'doctor', 'intl', 'locales', 'widgets'],
  gateway: [
    'cache',
    'contract',
    'client',
    'intl',
    'locales',
    'text',
    'convoys',
    'theme',
    'widgets',
    'server',
    'element',
    'webhook',
  ],
  publish: ['contract', 'client', 'intl', 'locales', 'text', 'convoys', 'server', 'gateway'],
  manage: ['contract', 'client', 'intl', 'server'],
  announce: [
    'contract',
    'client',
    'intl',
    'locales',
    'text',
    'convoys',
    'theme',
    'server',
    'gateway',
    'webhook',
  ],
};

/** A folder may import from itself and from these others; the entries beside the folders may import from all. */
const direction = ([folder, others]) => ({
  name: `${folder}-imports-${others.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: '^src/',
    pathNot: [
      `^src/(${[folder, ...others].join('|')})/`,
      ...(folder === 'widgets' ? ['^src/base\\.ts$'] : []),
    ],
  },
});

export default {
  forbidden: [
    ...Object.entries(allowedImports).map(direction),
    {
      name: 'known-folder',
      comment: 'List the imports of a new folder of src above.',
      severity: 'error',
      from: { path: `^src/(?!(${Object.keys(allowedImports).join('|')})/)[^/]+/` },
      to: {},
    },
    {
      name: 'widgets-stand-alone',
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/' },
      to: {
        path: '^src/widgets/',
        pathNot: '^src/widgets/($1/|about\\.ts$)',
      },
    },
    {
      name: 'widgets-use-base',
      comment: 'Our elements use only what vtc-widgets.js exports to everyone, and the endpoints.',
      severity: 'error',
      from: { path: '^src/(more\\.ts|widgets/)' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/base\\.ts$',
          '^src/contract/element-endpoints\\.ts$',
          '^src/locales/en\\.ts$',
          '^src/widgets/',
        ],
      },
    },
    {
      name: 'server-libraries',
      comment: 'Files for browsers contain none of these.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/gateway/(?!frame/)' },
      to: { path: 'node_modules/(ipaddr\\.js|lru-cache)/' },
    },
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) },
  },
};
