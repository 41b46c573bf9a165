/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShop } from '../testing/shop.tsx';
import MenuDrawer from './MenuDrawer.tsx';

test('[S-14] the focus goes with the level of the menu: into a section, and back to where it was entered', async () => {
  render(createTestShop().wrap(<MenuDrawer open onClose={() => undefined} />));
  const menu = within(screen.getByRole('dialog'));
  await userEvent.click(await menu.findByRole('button', { name: 'AGD' }));
  expect(document.activeElement).toBe(menu.getByRole('link', { name: 'Wszystko: AGD' }));
  await userEvent.click(menu.getByRole('button', { name: 'Wróć' }));
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'AGD' }));
});
