/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render-part.tsx';
import { EnergyLabel } from './index.ts';

describe('energy label', () => {
  test('[P-09] [∅61] names its class and scale and links the product sheet', () => {
    renderPart(<EnergyLabel energyClass="B" sheetUrl="/karta-produktu" />);
    expect(screen.getByText('Klasa energetyczna B w skali od A do G')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Karta informacyjna produktu' }).getAttribute('href')).toBe('/karta-produktu');
  });

  test('[P-09] opens the whole label when it is pressed', async () => {
    const onOpen = jest.fn();
    renderPart(<EnergyLabel energyClass="B" onOpen={onOpen} />);
    await userEvent.click(screen.getByRole('button', { name: 'Klasa energetyczna B w skali od A do G Pokaż etykietę' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  test.each([null, '', 'H', 'A++'])('[P-09] the class %j is not drawn', (energyClass) => {
    renderPart(<EnergyLabel energyClass={energyClass} />);
    expect(screen.queryByText(/Klasa energetyczna/)).toBeNull();
  });
});
