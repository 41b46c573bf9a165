/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part.tsx';
import { Swatches } from './index.ts';

describe('[P-16] swatches', () => {
  test('show each colour as the data gives it, without a style attribute', () => {
    const { container } = renderPart(
      <Swatches
        label="Kolor"
        items={[
          { name: 'Piaskowy', to: '/piaskowy', current: true, colour: '#D9C7A8' },
          { name: 'Czarny', to: '/czarny', current: false, colour: '#16181C', available: false },
          { name: '128 GB', to: '/128', current: false, colour: null },
        ]}
      />,
    );
    expect([...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('fill'))).toEqual(['#D9C7A8', '#16181C']);
    expect(container.querySelector('[style]')).toBeNull();
    expect(screen.getByRole('link', { name: 'Piaskowy' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: 'Czarny (niedostępny)' }).getAttribute('href')).toBe('/czarny');
  });
});
