/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'shared-contracts/testing/render-page';
import { PageVote } from './PageVote.tsx';

const open = async (answers: readonly (() => Response)[]) => {
  const sent: Record<string, unknown>[] = [];
  const fetch = async (request: URL | RequestInfo): Promise<Response> => {
    if (!(request instanceof Request)) throw new Error('not a request');
    sent.push((await request.json()) as Record<string, unknown>); // the form's own body
    const answer = answers[sent.length - 1];
    if (answer === undefined) throw new Error('nobody answers');
    return answer();
  };
  await renderPage(<PageVote page="/zwroty.html" />, { path: '/zwroty.html', results: {}, fetch });
  return sent;
};
const noConnection = (): Response => {
  throw new TypeError('Failed to fetch');
};
const taken = (): Response => new Response(null, { status: 204 });

describe('[J-318] the question whether a help page has helped', () => {
  test('is answered by one press, with a comment where there is one; the focus goes to the thanks', async () => {
    const sent = await open([taken]);
    await userEvent.click(screen.getByText('Dodaj komentarz'));
    await userEvent.type(screen.getByRole('textbox', { name: /^Co możemy poprawić\?/ }), 'Brakuje adresu');
    await userEvent.click(screen.getByRole('button', { name: 'Nie' }));
    expect(await screen.findByRole('status')).toBe(document.activeElement);
    expect(sent).toEqual([expect.objectContaining({ page: '/zwroty.html', helpful: 'no', comment: 'Brakuje adresu', website: '' })]);
  });

  test('is asked again without a connection, and the second press is the same vote', async () => {
    const sent = await open([noConnection, taken]);
    await userEvent.click(screen.getByRole('button', { name: 'Tak' }));
    expect(await screen.findByText('Brak połączenia. Spróbuj ponownie za chwilę.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Tak' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/^Dziękujemy za ocenę/);
    expect(sent.map(({ key }) => key)).toEqual([sent[0]?.['key'], sent[0]?.['key']]);
  });
});
