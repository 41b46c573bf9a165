import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const cut = require('./unused-react-parts.cjs') as (source: string) => string; // a loader without types
const whole = readFileSync(require.resolve('react-dom').replace(/index\.js$/, 'cjs/react-dom-client.production.js'), 'utf8');

describe('[J-22] react-dom as browsers get it', () => {
  it('has no code of what the shop does not use', () => {
    const rest = cut(whole);
    expect(rest).not.toContain('ownerDocument.startViewTransition');
    expect(rest).not.toContain('FragmentInstance.prototype');
    expect(rest).toContain("function FragmentInstance(fragmentFiber) {throw Error('left out of this build of react-dom');}");
    expect(rest).toContain('exports.hydrateRoot = ');
  });

  it('is not built from a React whose functions have other names', () => {
    expect(() => cut(whole.replace('function startViewTransition(', 'function beginViewTransition('))).toThrow(
      "react-dom has no function 'startViewTransition' any more",
    );
  });
});
