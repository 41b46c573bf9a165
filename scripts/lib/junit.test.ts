import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readReports } from './junit.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const report = (cases: string) => `<?xml version="1.0"?><testsuites><testsuite name="s">${cases}</testsuite></testsuites>`;

describe('JUnit reports', () => {
  it('are read with names, files and outcomes', () => {
    writeFileSync(
      join(dir, 'unit.xml'),
      report(
        '<testcase classname="cart" name="[C-15] creates &quot;one&quot; &amp; only one" file="cart.test.ts" time="0.1"/>' +
          '<testcase classname="cart" name="fails" file="cart.test.ts"><failure message="no">at x</failure></testcase>' +
          '<testcase classname="cart" name="throws"><error/></testcase>' +
          '<testcase classname="cart" name="waits"><skipped/></testcase>',
      ),
    );
    expect(readReports(dir)).toEqual([
      { name: 'cart [C-15] creates "one" & only one', file: 'cart.test.ts', report: 'unit.xml', outcome: 'passed' },
      { name: 'cart fails', file: 'cart.test.ts', report: 'unit.xml', outcome: 'failed' },
      { name: 'cart throws', file: 'unit.xml', report: 'unit.xml', outcome: 'failed' },
      { name: 'cart waits', file: 'unit.xml', report: 'unit.xml', outcome: 'skipped' },
    ]);
  });

  it('count a test with output as passed', () => {
    writeFileSync(
      join(dir, 'e2e.xml'),
      report(
        '<testcase name="a > b" classname="shop"><system-out><![CDATA[<failure/></testcase>]]></system-out></testcase><testcase name="c" classname="d"/>',
      ),
    );
    expect(readReports(dir).map(({ name, outcome }) => [name, outcome])).toEqual([
      ['shop a > b', 'passed'],
      ['d c', 'passed'],
    ]);
  });

  it('are empty when there are no report files', () => {
    expect(readReports(join(dir, 'nowhere'))).toEqual([]);
    writeFileSync(join(dir, 'notes.txt'), report('<testcase name="x"/>'));
    expect(readReports(dir)).toEqual([]);
  });
});
