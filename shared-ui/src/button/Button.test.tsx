/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render-part.tsx';
import { Heart } from '../icons/index.ts';
import { Button, ButtonLink, IconButton } from './index.ts';

describe('[J-25] button', () => {
  test('a press that is still being answered can not be repeated', async () => {
    const answer = Promise.withResolvers<void>();
    const onClick = jest.fn(() => answer.promise);
    renderPart(<Button onClick={onClick}>Dodaj do koszyka</Button>);
    const button = screen.getByRole('button', { name: 'Dodaj do koszyka' });

    fireEvent.click(button);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-busy')).toBe('true');

    await act(async () => answer.resolve());
    expect(button.hasAttribute('aria-busy')).toBe(false);
    await act(async () => void fireEvent.click(button));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('a busy submit button does not send its form', () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    renderPart(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Zapisz
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Zapisz' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a link that looks like a button changes the route', () => {
    renderPart(<ButtonLink to="/checkout/cart">Przejdź do koszyka</ButtonLink>);
    fireEvent.click(screen.getByRole('link', { name: 'Przejdź do koszyka' }));
    expect(screen.getByTestId('address').textContent).toBe('/checkout/cart');
  });

  test('an icon shows its name to those who point at it, and the name of the moment', async () => {
    const { rerender } = renderPart(<IconButton icon={Heart} label="Dodaj do schowka" />);
    const button = screen.getByRole('button', { name: 'Dodaj do schowka' });
    expect(button.title).toBe('');
    await userEvent.setup().hover(button);
    expect(button.title).toBe('Dodaj do schowka');
    rerender(<IconButton icon={Heart} label="Usuń ze schowka" />);
    expect(button.title).toBe('Usuń ze schowka');
  });
});
