/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Clock, Heart } from '../icons/index.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Icon } from './index.ts';

describe('[J-25] icon', () => {
  test('is one path, hidden from readers where a text stands beside it', () => {
    const { container } = renderPart(<Icon of={Heart} />);
    expect(container.querySelectorAll('svg > *')).toHaveLength(1);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('says its name when it stands alone', () => {
    renderPart(<Icon of={Clock} label="Ostatnio szukane" />);
    expect(screen.getByRole('img', { name: 'Ostatnio szukane' }).hasAttribute('aria-hidden')).toBe(false);
  });
});
