/** @jest-environment jsdom */
// What the host relies on when it draws the parts of the remotes.
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zloty, type PageProps, type ProductPreview, type SlotProps } from 'shared-contracts';
import { createTestShop, resolution } from 'shared-contracts/testing';
import { modules as cart } from '../../mfe-cart-checkout/src/server-entry.ts';
import { modules as catalog } from '../../mfe-catalog/src/server-entry.ts';

describe('[J-45] the host’s drawer', () => {
  const open = async (pieces: number) => {
    const shop = createTestShop({ products: { LODOWKA: { name: 'Lodówka Sudety', price: zloty(2499) } } });
    if (pieces > 0) await shop.cart.add({ sku: 'LODOWKA', qty: pieces });
    const onClose = jest.fn();
    const props: SlotProps['cart.drawer'] = { onClose };
    const { default: Part } = cart['./CartDrawer'];
    await act(async () => render(<Part {...props} />, { wrapper: shop.Wrapper }));
    return { shop, onClose };
  };

  it('[C-21] holds the cart’s part, which brings no dialog of its own and reads the whole cart', async () => {
    await open(2);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Lodówka Sudety')).toBeTruthy();
  });

  it('[C-21] is closed when a link in it leads elsewhere', async () => {
    const { onClose } = await open(1);
    for (const link of screen.getAllByRole('link')) {
      onClose.mockClear();
      await userEvent.click(link);
      expect(onClose).toHaveBeenCalledTimes(1);
    }
  });
});

describe('[J-45] the host’s way from a tile to a product', () => {
  it('[N-17] shows at once what the tile has shown, before anything has been read', async () => {
    const preview: ProductPreview = {
      id: 101,
      sku: 'WT-101',
      name: 'WISŁOTECH WT-101 Pralka',
      thumbnail: '/media/catalog/101/pralka-front',
      manufacturer_name: 'WISŁOTECH',
      energy_class: 'A',
      labels: [],
      review_count: 3,
      review_summary: 90,
    };
    const props: PageProps = { kind: 'product', resolution: resolution({ type: 'PRODUCT', id: 101 }), params: {}, preview };
    const never = new Promise(() => {});
    const shop = createTestShop({ path: '/wt-101.html', results: { msProducts: never, storeConfig: never } });
    const { default: Page } = catalog['./ProductPage'];
    await act(async () => render(<Page {...props} />, { wrapper: shop.Wrapper }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('WISŁOTECH WT-101');
  });
});
