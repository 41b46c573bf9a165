/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openInShop } from '../testing/session-shop.tsx';
import ShopReviewsPage from './ShopReviewsPage.tsx';

const page = <ShopReviewsPage kind="shop-reviews" resolution={null} params={{}} />;
const review = (text: string, author: string) => ({ author, created_at: '2026-11-20T10:00:00.000Z', shop: 4, delivery: 2, text });
const shopReviews = {
  rating_count: 23,
  shop_summary: 92,
  delivery_summary: 80,
  rating_stats: [
    { vote: 5, vote_count: 20 },
    { vote: 1, vote_count: 3 },
  ],
  total_count: 12,
  items: [review('<b>Polecam</b>\nszybko', 'Ola'), review('Karton był uszkodzony.', '')],
};
const open = (read: object, path = '/opinie-o-sklepie') => openInShop(page, { path, results: { shopReviews: read } });

describe('[J-339] the page of the shop’s reviews', () => {
  it('tells the average of all ratings, where they come from, and what customers have written, as plain text', async () => {
    await open(shopReviews);
    expect(screen.getByText('23 oceny zamówień')).toBeTruthy();
    expect(screen.getByText(/^Ocenić sklep może tylko klient: link do oceny wysyłamy e-mailem/)).toBeTruthy();
    const comments = within(screen.getByRole('region', { name: 'Komentarze klientów' }));
    const [first, second] = comments.getAllByRole('listitem');
    expect(first?.textContent).toContain('Ola20 listopada 2026');
    expect(first?.textContent).toContain('<b>Polecam</b>\nszybko');
    expect(second?.textContent).toContain('Klient20 listopada 2026');
    expect(screen.getByRole('link', { name: /2/ }).getAttribute('href')).toBe('/opinie-o-sklepie?p=2');
  });

  it('says so where nobody has rated, where nobody has a comment to show, and where a page has none', async () => {
    const empty = { rating_count: 0, shop_summary: 0, delivery_summary: 0, rating_stats: [], total_count: 0, items: [] };
    const { unmount } = await open(empty);
    expect(screen.getByText('Nikt jeszcze nie ocenił sklepu.')).toBeTruthy();
    unmount();
    const silent = await open({ ...shopReviews, total_count: 0, items: [] });
    expect(screen.getByText('Nie ma jeszcze opublikowanych komentarzy.')).toBeTruthy();
    silent.unmount();
    await open({ ...shopReviews, items: [] }, '/opinie-o-sklepie?p=9');
    expect(screen.getByRole('link', { name: 'Pierwsza strona komentarzy' }).getAttribute('href')).toBe('/opinie-o-sklepie');
  });
});
