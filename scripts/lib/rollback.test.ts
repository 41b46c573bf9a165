import { describe, expect, it } from '@jest/globals';
import { earlierRelease } from './rollback.ts';

const entry = { active: '0.1.0-c', retained: ['0.1.0-c', '0.1.0-b', '0.1.0-a'], killed: false };
const stored = () => true;

describe('[J-18] going back', () => {
  it('takes the release that was active before', () => {
    expect(earlierRelease('mfe-catalog', entry, undefined, stored)).toBe('0.1.0-b');
  });

  it('takes the named release', () => {
    expect(earlierRelease('mfe-catalog', entry, '0.1.0-a', stored)).toBe('0.1.0-a');
  });

  it('never names a release that the store has lost', () => {
    expect(earlierRelease('mfe-catalog', entry, undefined, (release) => release !== '0.1.0-b')).toBe('0.1.0-a');
  });

  it('says so when there is none, or not the named one', () => {
    expect(() => earlierRelease('mfe-catalog', undefined, undefined, stored)).toThrow('mfe-catalog has no earlier release to go back to');
    expect(() => earlierRelease('mfe-catalog', { ...entry, retained: ['0.1.0-c'] }, undefined, stored)).toThrow(
      'has no earlier release to go back to',
    );
    expect(() => earlierRelease('mfe-catalog', entry, '0.1.0-x', stored)).toThrow(
      'mfe-catalog has no earlier release 0.1.0-x: there are 0.1.0-b, 0.1.0-a',
    );
  });
});
