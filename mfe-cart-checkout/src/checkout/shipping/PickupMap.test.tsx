/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { readyCart } from '../../testing/checkout-fixtures.ts';
import { createFakeCommerce } from '../../testing/fake-commerce.ts';
import { card, openCheckout } from '../../testing/open-checkout.tsx';

async function openPanel() {
  const commerce = createFakeCommerce({ ...readyCart(), shipping: null });
  const { user } = await openCheckout(commerce, '/checkout/shipping');
  await user.click(card('paczkomaty'));
  const panel = within(await screen.findByRole('dialog', { name: /Wybierz/ }));
  await panel.findByText('1 punkt');
  return { commerce, user, panel };
}

/** A browser whose user answers the question for the position. */
const locate = (answer: Pick<Geolocation, 'getCurrentPosition'>): void =>
  void Object.defineProperty(navigator, 'geolocation', { configurable: true, value: answer });

// What the map asks of a browser and jsdom lacks.
const gaps = { matchMedia: (): { readonly matches: boolean } => ({ matches: true }), scrollTo: (): void => {} };
beforeAll(() => void Object.assign(globalThis, gaps));
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

describe('[J-207] the map of pickup points', () => {
  it('a place that is pressed is told with its address, taken with the button that has the focus, and is that of the list', async () => {
    const { commerce, user, panel } = await openPanel();
    const row = () => panel.queryByRole('listitem', { current: true });
    expect(commerce.calls('pickup-points/map')).toEqual([]);
    await user.click(panel.getByRole('button', { name: 'Pokaż na mapie: Paczkomat KRA01' }));
    const map = within(await panel.findByRole('group', { name: 'Mapa punktów odbioru' }));
    expect((await map.findByRole('button', { pressed: true })).getAttribute('aria-label')).toMatch(/^Paczkomat KRA01, ul. Lipowa 3/);
    expect(row()?.textContent).toContain('KRA01');
    await user.click(await map.findByRole('button', { name: /^Paczkomat WAW01/ }));
    expect(within(panel.getByRole('region', { name: 'Zaznaczone na mapie' })).getByText('Paczkomat WAW01')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Wybierz: Paczkomat WAW01');
    expect(row()).toBeNull();
    await user.keyboard('{Enter}');
    expect(commerce.calls('shipping-information').map(({ body }) => body)).toEqual([
      { addressInformation: { shipping_method_code: 'paczkomaty', pickup_point_id: 'WAW01' } },
    ]);
  });

  it('a map without answers says so, and the list goes on', async () => {
    const { commerce, user, panel } = await openPanel();
    commerce.lose('pickup-points/map');
    await user.click(panel.getByRole('button', { name: 'Mapa' }));
    expect(await panel.findByText(/Nie udało się odświeżyć mapy/)).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Lista' }));
    expect(panel.getByRole('button', { name: /^Wybierz ?: Paczkomat KRA01$/ })).toBeTruthy();
  });

  it('the position is asked for on a press; refused, it leaves the list as it is', async () => {
    locate({ getCurrentPosition: (_, refuse) => refuse?.({ code: 1 } as GeolocationPositionError) }); // what a refusal is read by
    const { user, panel } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Blisko mnie' }));
    expect(await panel.findByText(/Nie znamy Twojego położenia/)).toBeTruthy();
    expect(panel.getByText('1 punkt')).toBeTruthy();
  });

  it('a known position is sent no finer than a hundred metres', async () => {
    const coords = { latitude: 50.061_43, longitude: 19.936_58 };
    locate({ getCurrentPosition: (known) => known({ coords } as GeolocationPosition) }); // what is read of it
    const { commerce, user, panel } = await openPanel();
    await user.click(panel.getByRole('button', { name: 'Blisko mnie' }));
    await panel.findByText('2 punkty');
    expect(commerce.calls('pickup-points').at(-1)?.search).toBe('?carrier=paczkomaty&near=50.061%2C19.937&per_page=20');
  });
});
