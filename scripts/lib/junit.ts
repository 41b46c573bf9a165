import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface TestCase {
  readonly name: string;
  readonly file: string;
  /** Name of the report's file: `unit.xml`. */
  readonly report: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
}

const unescape = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string => unescape(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

const outcomeOf = (body: string): TestCase['outcome'] => {
  if (/<(failure|error)\b/.test(body)) return 'failed';
  return /<skipped\b/.test(body) ? 'skipped' : 'passed';
};

/** All test cases of the JUnit reports in a folder (jest-junit and Playwright write the same few elements). */
export const readReports = (dir: string): TestCase[] => {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith('.xml'))
    .flatMap((file) => {
      // Output of tests is in CDATA and may contain anything.
      const xml = readFileSync(join(dir, file), 'utf8').replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
      return [...xml.matchAll(/<testcase\b((?:[^>"]|"[^"]*")*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g)].map(([, tag = '', body = '']) => ({
        name: `${attribute(tag, 'classname')} ${attribute(tag, 'name')}`,
        file: attribute(tag, 'file') || file,
        report: file,
        outcome: outcomeOf(body),
      }));
    });
};
