/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render-part.tsx';
import { QuantityStepper } from './index.ts';
import { settleQuantity } from './quantity.ts';

const limits = { min: 1, max: 5 };

describe('[C-23] quantity within its limits', () => {
  test.each([
    [3, 3, null],
    [9, 5, 'max'],
    [0, 1, 'min'],
    [-2, 1, 'min'],
    [2.9, 2, null],
    [Number.NaN, 2, null],
    [Infinity, 2, null],
  ])('%f becomes %i', (wanted, quantity, limit) => {
    expect(settleQuantity(wanted, 2, limits)).toEqual({ quantity, limit });
  });
});

describe('[C-23] quantity stepper', () => {
  const setup = () => {
    const onChange = jest.fn();
    renderPart(<QuantityStepper value={2} {...limits} onChange={onChange} />);
    return { onChange, user: userEvent.setup(), field: screen.getByRole('spinbutton', { name: 'Liczba sztuk' }) };
  };

  test('plus and minus change by one', async () => {
    const { onChange, user } = setup();
    await user.click(screen.getByRole('button', { name: 'Zwiększ liczbę sztuk' }));
    expect(onChange).toHaveBeenLastCalledWith(3);
    await user.click(screen.getByRole('button', { name: 'Zmniejsz liczbę sztuk' }));
    expect(onChange).toHaveBeenLastCalledWith(1);
  });

  test('[∅05] a typed number counts when Enter is pressed, and one above the limit is explained', async () => {
    const { onChange, user, field } = setup();
    await user.clear(field);
    await user.type(field, '99{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith(5);
    expect(screen.getByRole('status').textContent).toBe('Podaj liczbę od 1 do 5.');
  });

  test('[∅05] a typed number below the limit is raised to it and explained the same way', async () => {
    const { onChange, user, field } = setup();
    await user.clear(field);
    await user.type(field, '0{Enter}');
    expect(onChange).toHaveBeenCalledWith(1);
    expect(screen.getByRole('status').textContent).toBe('Podaj liczbę od 1 do 5.');
  });

  test('an emptied field falls back to the last number', async () => {
    const { onChange, user, field } = setup();
    await user.clear(field);
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveProperty('value', '2');
  });
});
