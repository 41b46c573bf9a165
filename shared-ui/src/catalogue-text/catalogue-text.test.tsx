/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { uiTexts } from '../i18n/index.ts';
import { renderPart } from '../testing/render-part.tsx';
import { ProductName } from '../product-name/index.ts';
import { SpecTable } from '../spec-table/index.ts';
import { textLanguage } from './text-language.ts';

afterEach(cleanup);

describe('[J-91] texts of the catalogue on a Ukrainian page', () => {
  it.each([
    ['Pralka Morena MR-8', 'pl'],
    ['Пральна машина Morena MR-8', undefined],
    ['1920 × 1080', undefined],
    ['4K', undefined],
    ['', undefined],
  ])('"%s" is marked as %s', (text, lang) => {
    expect(textLanguage(text, 'ua')).toBe(lang);
    expect(textLanguage(text, 'pl')).toBeUndefined();
  });

  it('names and features say that they are Polish; on a Polish page nothing stands around them', async () => {
    await uiTexts.load('ua');
    const part = (
      <>
        <h1>
          <ProductName name="Pralka Morena MR-8" />
        </h1>
        <SpecTable items={[{ name: 'Вага', value: 'lekka' }]} />
      </>
    );
    const { unmount } = renderPart(part, 'ua');
    expect(screen.getByRole('heading').querySelector('[lang="pl"]')?.textContent).toBe('Pralka Morena MR-8');
    expect([screen.getByText('lekka').getAttribute('lang'), screen.getByText('Вага').getAttribute('lang')]).toEqual(['pl', null]);
    unmount();
    renderPart(part);
    expect(document.querySelector('[lang]')).toBeNull();
  });
});
