/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { cleanUrlKey } from 'shared-contracts/resolver';
import { createFakeStorage } from 'shared-contracts/testing';
import { PageResolver } from '../../app/page-resolver.ts';
import { PREVIEW_BAR } from '../../preview-bar.ts';
import { resolution } from '../../shell/testing/fixtures.ts';
import { createKeptAnswers } from '../offline/kept-answers.ts';
import { prepareOffline } from './prepare-offline.ts';

/** The title that the browser keeps of a page that the server has rendered. */
const keptOf = async (body: string): Promise<string | null | undefined> => {
  document.body.innerHTML = body;
  const storage = createFakeStorage();
  const resolver = new PageResolver(async () => null);
  const rendered = resolution({ meta_title: 'Tytuł szkicu' });
  resolver.preload('/szkic.html', '', { state: 'page', kind: 'listing', params: {}, resolution: rendered });
  await prepareOffline({ language: 'pl', resolver, storage });
  return createKeptAnswers(storage, 'pl').find(cleanUrlKey('/szkic.html'))?.meta_title;
};

describe('what the browser keeps for when there is no connection', () => {
  it('[R-06] has the page that is shown', async () => expect(await keptOf('')).toBe('Tytuł szkicu'));

  it('[J-256] has nothing of the preview of a draft', async () =>
    expect(await keptOf(`<aside id="${PREVIEW_BAR}"></aside>`)).toBeUndefined());
});
