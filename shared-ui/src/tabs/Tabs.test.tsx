/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../internal/testing.tsx';
import { Tabs } from './index.ts';

const items = ['Opis', 'Dane techniczne', 'Opinie'].map((title) => ({ id: title, title, content: `Treść: ${title}` }));

describe('[J-25] tabs', () => {
  test('arrows, Home and End move between the tabs and show their panels', async () => {
    const user = userEvent.setup();
    renderPart(<Tabs label="O produkcie" items={items} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel').textContent).toBe('Treść: Dane techniczne');
    await user.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Opinie');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Opis');
  });
});
