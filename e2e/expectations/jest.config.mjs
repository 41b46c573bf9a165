// Expectations of consumers on built releases: run by `pnpm release`, `pnpm expectations` and `pnpm test`, never by `npx jest`.
import base, { common } from '../../jest.config.mjs';

export default {
  ...common,
  displayName: 'expectations',
  testMatch: ['<rootDir>/e2e/expectations/releases.ts'],
  reporters: base.reporters.map((reporter) =>
    Array.isArray(reporter) ? [reporter[0], { ...reporter[1], outputName: 'expectations.xml' }] : reporter,
  ),
};
