import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { escapeAttribute, renderDocument, safeInScript } from './html.ts';
import { FULL_STYLES_MEDIA } from '../styles/full-styles-media.ts';

const page = {
  lang: 'pl',
  store: 'amperio',
  metadata: '<title>AGD</title>',
  styles: { critical: { css: '.a{}', hash: "'sha256-a'" }, href: '/page-styles/a.css', files: ['main.1.css', 'list.2.css'] },
  loader: 'start()',
  early: [],
  boot: { scripts: [{ src: '/assets/main.js', integrity: 'sha384-x' }], late: [] },
  data: { state: { name: 'Pralka </script><script>alert(1)</script>' } },
  structuredData: [],
  pageData: null,
  body: '<main>AGD</main>',
};

describe('[J-11] data in the page', () => {
  it('any value comes back as it was and never ends its block', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = safeInScript(JSON.stringify(value));
        expect(text).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('texts with tags, comments and line separators too', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('</script>', '<!--', '<script', '-->', '\u2028', '\u2029', '"', '\\', '&', 'ż')), (parts) => {
        const value = { text: parts.join('') };
        expect(safeInScript(JSON.stringify(value))).not.toMatch(/<\/|<!|<s/);
        expect(JSON.parse(safeInScript(JSON.stringify(value)))).toEqual(value);
      }),
    );
  });

  it('nothing leaves an attribute', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(escapeAttribute(text)).not.toMatch(/["<>]/)));
  });
});

describe('[J-11] the document', () => {
  it('[X-04] names third parties where it has some, in an attribute that nothing leaves', () => {
    const parties = JSON.stringify({ tagManager: 'https://t.example/a.js?a=1&b="<' });
    const html = renderDocument({ ...page, parties }).toString();
    expect(html).toContain(
      ' data-store="amperio" data-parties="{&quot;tagManager&quot;:&quot;https://t.example/a.js?a=1&amp;b=\\&quot;&lt;&quot;}"><head>',
    );
    expect(renderDocument(page).toString()).not.toContain('data-parties');
  });

  it('is whole: head, styles, rendered page, blocks, one script', () => {
    const html = renderDocument(page).toString();
    expect(html).toMatch(/^<!doctype html><html lang="pl" data-store="amperio"><head>/);
    expect(html).toContain(
      `<style>.a{}</style><link rel="stylesheet" media="${FULL_STYLES_MEDIA}" href="/page-styles/a.css" data-files="main.1.css list.2.css">`,
    );
    expect(html).toContain('<div id="root"><main>AGD</main></div>');
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(3); // boot, state, loader
    expect(html).toMatch(/<\/script><\/body><\/html>$/);
  });

  it('[J-201] ends with what search engines are told, which no text can leave', () => {
    const html = renderDocument({ ...page, structuredData: [{ '@type': 'Product', name: 'A</script><b>' }] }).toString();
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script><\/body><\/html>$/.exec(html) ?? [];
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Product', name: 'A</script><b>' }] });
  });

  it('asks for scripts beside itself only where it is told to', () => {
    expect(renderDocument(page).toString()).not.toContain('rel="preload"');
    expect(renderDocument({ ...page, early: [{ href: '/assets/main.js', integrity: 'sha384-x' }] }).toString()).toContain(
      '<link rel="preload" as="script" crossorigin href="/assets/main.js" integrity="sha384-x">',
    );
  });
});
