/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../internal/testing.tsx';
import { PriceRange, settleRange } from './index.ts';

const bounds = { from: 800, to: 5000 };

describe('price range', () => {
  test.each([
    [
      { from: 1000, to: 3000 },
      { from: 1000, to: 3000 },
    ],
    [
      { from: 3000, to: 1000 },
      { from: 1000, to: 3000 },
    ],
    [
      { from: -5, to: 99_999 },
      { from: 800, to: 5000 },
    ],
    [
      { from: Number.NaN, to: Number.NaN },
      { from: 800, to: 5000 },
    ],
    [
      { from: 999.6, to: 1000.4 },
      { from: 1000, to: 1000 },
    ],
  ])('%j becomes %j', (wanted, range) => {
    expect(settleRange(wanted, bounds)).toEqual(range);
  });

  test('a typed bound counts on Enter, once', async () => {
    const onChange = jest.fn();
    const user = userEvent.setup();
    renderPart(<PriceRange bounds={bounds} value={bounds} onChange={onChange} />);
    const field = screen.getByRole('spinbutton', { name: 'Cena od (zł)' });
    await user.clear(field);
    await user.type(field, '1200{Enter}');
    expect(onChange).toHaveBeenCalledWith({ from: 1200, to: 5000 });
  });
});
