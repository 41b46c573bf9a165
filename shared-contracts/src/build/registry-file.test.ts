import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { activate, readRegistry } from './registry-file.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'registry-'));
  file = join(dir, 'deep', 'registry.json');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const now = new Date('2026-11-20T08:00:00Z');
/** Somebody else's change, in the moment in which ours is being made. */
const disturbedBy = (change: () => void) => Object.assign(new Date(now), { toISOString: () => (change(), now.toISOString()) });

describe('[J-18] the registry', () => {
  it('starts with the first release that becomes active, and counts its revisions', () => {
    expect(readRegistry(file)).toBeNull();
    activate(file, { 'mfe-catalog': '1.0.0-a' }, now);
    const second = activate(file, { 'mfe-account': '1.0.0-x' }, now);
    expect(readRegistry(file)).toEqual(second);
    expect(second).toEqual({
      schemaVersion: 1,
      revision: 2,
      previousRevision: 1,
      issuedAt: '2026-11-20T08:00:00.000Z',
      remotes: {
        'mfe-catalog': { active: '1.0.0-a', retained: ['1.0.0-a'], killed: false },
        'mfe-account': { active: '1.0.0-x', retained: ['1.0.0-x'], killed: false },
      },
    });
  });

  it('keeps the last ten releases of a remote, the youngest first, each once: there is a way back', () => {
    for (let index = 0; index < 12; index += 1) activate(file, { 'mfe-catalog': `1.0.${index}` }, now);
    const back = activate(file, { 'mfe-catalog': '1.0.10' }, now).remotes['mfe-catalog'];
    expect(back?.active).toBe('1.0.10');
    expect(back?.retained).toEqual(['1.0.10', '1.0.11', '1.0.9', '1.0.8', '1.0.7', '1.0.6', '1.0.5', '1.0.4', '1.0.3', '1.0.2']);
  });

  it('takes no name of a release that is none', () => {
    activate(file, { 'mfe-catalog': '1.0.0-a' }, now);
    for (const id of ['latest', '../1.0.0', '1.0']) expect(() => activate(file, { 'mfe-catalog': id }, now)).toThrow('is not a release id');
    expect(readRegistry(file)?.revision).toBe(1);
  });

  it('is never overwritten with what does not know of a newer revision', () => {
    activate(file, { 'mfe-catalog': '1.0.0-a' }, now);
    const late = () =>
      activate(
        file,
        { 'mfe-catalog': '1.0.0-b' },
        disturbedBy(() => void activate(file, { 'mfe-account': '1.0.0-x' }, now)),
      );
    expect(late).toThrow('was changed by somebody else meanwhile: nothing was written, try again');
    expect(readRegistry(file)).toMatchObject({
      revision: 2,
      remotes: { 'mfe-catalog': { active: '1.0.0-a' }, 'mfe-account': { active: '1.0.0-x' } },
    });
  });

  it('is replaced as a whole: nothing half-written is left beside it, whatever happens', () => {
    activate(file, { 'mfe-catalog': '1.0.0-a' }, now);
    expect(() =>
      activate(
        file,
        { 'mfe-catalog': '1.0.0-b' },
        disturbedBy(() => writeFileSync(file, '{')),
      ),
    ).toThrow('REGISTRY_FILE');
    expect(readdirSync(join(dir, 'deep'))).toEqual(['registry.json']);
    expect(readFileSync(file, 'utf8')).toBe('{');
  });

  it.each([
    ['is no JSON', '{ "schemaVersion": 1,\n\n  nothing }\n'],
    ['says something else', '{"schemaVersion":1,"revision":"eins"}'],
    ['is empty', ''],
    ['is of another time', '{"schemaVersion":2}'],
  ])('that %s is told of in one line, and stays as it is', (_title, text) => {
    activate(file, {}, now);
    writeFileSync(file, text);
    expect(() => readRegistry(file)).toThrow(/^REGISTRY_FILE: .*registry\.json is not a readable registry \(.+\)$/);
    expect(() => activate(file, { 'mfe-catalog': '1.0.0-a' }, now)).toThrow('REGISTRY_FILE');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
