// One configuration for the unit and API tests of every package: `npx jest <package>` runs one of them.
// The tests of the commerce server run on a PostgreSQL server that is started for them, some on the embedded database as well.
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2023',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

// Published as ES modules only, so they pass through the transform like our own code.
const esmOnly = [
  'jotai',
  '@lingui',
  '@messageformat',
  'openapi-fetch',
  'urql',
  '@urql',
  'wonka',
  'fast-check',
  'pure-rand',
  'cookie',
  'kysely',
  'marked',
  'supercluster',
  'kdbush',
  // sanitize-html stands on these.
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
];

/** What the tests of all kinds share. */
export const common = {
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/scripts/lib/testing/node-environment.ts',
  setupFiles: ['<rootDir>/shared-ui/src/testing/jsdom-gaps.ts'],
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
  transform: {
    '\\.css\\.ts$': '@vanilla-extract/jest-transform',
    '[/\\\\]i18n[/\\\\](pl|ua)\\.json$': '<rootDir>/release-kit/src/i18n/catalogue-jest.cjs',
    '\\.[cm]?[jt]sx?$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/)?(?:${esmOnly.join('|').replaceAll('/', '[/+]')})[@/+])`],
};

const commerceTests = '<rootDir>/commerce-api/test';

// What is left after a kill, and stock and money of orders: the embedded database has one connection and a driver of its own. The other
// API tests run on PostgreSQL alone, where several connections write at once; browser tests use the embedded database, as a start
// without settings does.
const onBothDatabases = ['durability', 'orders', 'payment-retries', 'payments', 'robustness'];
// Only `pnpm test:long` runs these on the embedded database as well.
const onBothInLongTests = ['cart-retries', 'carts', 'checkout', 'desk-orders', 'operators', 'payment-callbacks', 'vouchers'];
const onEmbedded = [...onBothDatabases, ...(process.env.LONG === '1' ? onBothInLongTests : [])].map(
  (name) => `${commerceTests}/${name}.test.ts`,
);

export default {
  // Some tests start a server with a catalogue of its own, one more at a time than there are cores.
  testTimeout: 20_000,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testMatch: ['<rootDir>/{*,commerce-api/desk}/{src,test,gallery,contract}/**/*.test.{ts,tsx}', '<rootDir>/scripts/**/*.test.ts'],
      // Those of the commerce server have projects of their own, but for the rules by which the order test judges.
      testPathIgnorePatterns: ['/node_modules/', `${commerceTests}/(?!durability/)`],
    },
    {
      ...common,
      displayName: 'PGlite',
      globals: { databaseUnderTest: 'PGlite' },
      testMatch: [...onEmbedded, `${commerceTests}/embedded/*.test.ts`],
    },
    {
      ...common,
      displayName: 'PostgreSQL',
      globals: { databaseUnderTest: 'PostgreSQL' },
      testMatch: [`${commerceTests}/*.test.ts`, `${commerceTests}/postgres/*.test.ts`],
      globalSetup: `${commerceTests}/support/postgres/global-setup.ts`,
      globalTeardown: `${commerceTests}/support/postgres/global-teardown.ts`,
    },
  ],
  reporters: [
    'default',
    [
      'jest-junit',
      {
        outputDirectory: 'reports',
        outputName: 'unit.xml',
        addFileAttribute: 'true',
        classNameTemplate: '{displayName} {classname} {title}',
      },
    ],
  ],
};
