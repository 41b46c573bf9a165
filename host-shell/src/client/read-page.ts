import { parseLanguage, type Language } from 'shared-contracts';
import type { PageData } from 'shared-contracts/catalogue-client';
import { pageReleasesSchema, type PageReleases } from 'shared-contracts/federation';
import * as v from 'valibot';
import type { Frame } from '../app/environment.ts';
import type { ResolvedPage } from '../app/resolved-page.ts';

/** What the server left in the page for the browser's start. */
export interface PageStart {
  readonly releases: PageReleases;
  readonly page: ResolvedPage;
  readonly frame: Frame | null;
  /** Answers that the server has read. */
  readonly state: PageData;
  readonly language: Language;
  readonly random: number;
}

const contextSchema = v.object({ language: v.string(), random: v.number() });

const block = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
};

/**
 * Reads the blocks of the page. The server that wrote `url-resolver`, `frame` and `state` is the same release as this
 * script, so their shapes are taken as they are; what decides about code (`releases`) is checked.
 */
export const readPageStart = (): PageStart => {
  const { language, random } = v.parse(contextSchema, block('context'));
  return {
    releases: v.parse(pageReleasesSchema, block('releases')),
    page: block('url-resolver') as ResolvedPage,
    frame: block('frame') as Frame | null,
    state: block('state') as PageData,
    language: parseLanguage(language) ?? 'pl',
    random,
  };
};
