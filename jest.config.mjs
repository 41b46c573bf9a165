// One configuration for the unit and API tests of every package: `npx jest <package>` runs one of them.
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
  'lucide-react',
  'urql',
  '@urql',
  'wonka',
  'fast-check',
  'pure-rand',
  'cookie',
  // sanitize-html stands on these.
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
];

export default {
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/*/{src,test,gallery,contract}/**/*.test.{ts,tsx}', '<rootDir>/scripts/**/*.test.ts'],
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/shared-ui/src/internal/jsdom-gaps.ts'],
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
  transform: {
    '\\.css\\.ts$': '@vanilla-extract/jest-transform',
    '[/\\\\]i18n[/\\\\](pl|ua)\\.json$': '<rootDir>/shared-contracts/src/i18n/catalogue-jest.cjs',
    '\\.[cm]?[jt]sx?$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/)?(?:${esmOnly.join('|').replaceAll('/', '[/+]')})[@/+])`],
  reporters: ['default', ['jest-junit', { outputDirectory: 'reports', outputName: 'unit.xml', addFileAttribute: 'true' }]],
};
