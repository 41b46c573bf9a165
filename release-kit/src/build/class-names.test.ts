import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { classNamer, classPrefix, styleFiles } from './class-names.ts';

const root = join(import.meta.dirname, '../../..');
const file = (filePath: string) => ({ packageName: 'mfe-catalog', filePath });

describe('[J-20] names of classes', () => {
  const prefix = classPrefix('mfe-catalog', '0.1.0-5180812c4e');
  const name = classNamer(['mfe-catalog/src/a.css.ts', 'shared-ui/src/b.css.ts', 'shared-ui/src/c.css.ts'], prefix);

  it('contain package and release, so that two releases on one page share no rule', () => {
    expect(prefix).toBe('ca5180');
    expect(classPrefix('host-shell', '0.1.0-5180812c4e')).not.toBe(prefix);
    expect(classPrefix('mfe-catalog', '0.1.0-6180812c4e')).not.toBe(prefix);
  });

  it('number the file and the style in it', () => {
    expect(name({ ...file('src/a.css.ts'), hash: 'aaaaaa0' })).toBe('ca5180000');
    expect(name({ ...file('../shared-ui/src/b.css.ts'), hash: '1abcde0' })).toBe('ca5180010');
    expect(name({ ...file('../shared-ui/src/c.css.ts'), hash: 'zzzzzz0' })).toBe('ca5180020');
    expect(name({ ...file('../shared-ui/src/b.css.ts'), hash: '1abcde1' })).toBe('ca5180011');
    expect(name({ ...file('../shared-ui/src/b.css.ts'), hash: '1abcde10' })).toBe('ca51800110');
  });

  it('are the same when a file is processed again, as for another build', () => {
    expect(name({ ...file('../shared-ui/src/b.css.ts'), hash: '1abcde0' })).toBe('ca5180010');
  });

  it('are refused for files that are no inputs of the release and for invalid hashes', () => {
    expect(() => name({ ...file('../shared-ui/src/d.css.ts'), hash: '1abcde0' })).toThrow('no input');
    expect(() => name({ ...file('../shared-ui/src/b.css.ts'), hash: 'other00' })).toThrow('no style');
  });

  it('number every style file of a package and of what it shares, each once', () => {
    const files = styleFiles(root, 'mfe-catalog');
    expect(files).toContain('mfe-catalog/src/product/product.css.ts');
    expect(files).toContain('shared-ui/src/button/button.css.ts');
    expect(new Set(files).size).toBe(files.length);
    expect(files.some((path) => path.startsWith('mfe-account'))).toBe(false);
  });
});
