import { parseLanguage, type Language } from 'shared-contracts';
import type { PageData } from 'shared-contracts/catalogue-client';
import { pageReleasesSchema, type PageReleases } from 'shared-contracts/federation';
import * as v from 'valibot';
import type { Frame } from '../../app/environment.ts';
import type { ResolvedPage } from '../../app/resolved-page.ts';
import { PageOutdated, fetchPageData, type PageDataPorts } from './fetch-page-data.ts';

/** What the server left for the browser's start. */
export interface PageStart {
  readonly releases: PageReleases;
  readonly page: ResolvedPage;
  readonly frame: Frame | null;
  /** Answers that the server has read. */
  readonly state: PageData;
  readonly language: Language;
  readonly random: number;
  /** This shop allows overrides of releases and shows the boundary overlay (OVERRIDES=1). */
  readonly overridesAllowed: boolean;
  /** The host's server collects metrics of pages (METRICS=1). */
  readonly measured: boolean;
}

const contextSchema = v.object({ language: v.string(), random: v.number() });

const bootSchema = v.object({
  scripts: v.array(v.object({ src: v.string() })),
  pageData: v.optional(v.string()),
  overridesAllowed: v.optional(v.boolean(), false),
  measured: v.optional(v.boolean(), false),
});

const pageDataSchema = v.looseObject({ releases: pageReleasesSchema });

const block = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
};

/**
 * Reads the blocks of the page and its page data. The server that wrote `url-resolver`, `frame` and `state` is the same
 * release as this script, so their shapes are taken as they are, and the texts of the resolution come back into it; what decides about code (`releases`) is checked.
 * @throws PageOutdated when the page data is gone, or is that of another release of the host
 */
export const readPageStart = async (ports: PageDataPorts): Promise<PageStart> => {
  const { language, random } = v.parse(contextSchema, block('context'));
  const { scripts, pageData, overridesAllowed, measured } = v.parse(bootSchema, block('boot'));
  const { releases, ...data } = v.parse(pageDataSchema, pageData === undefined ? block('page-data') : await fetchPageData(pageData, ports));
  if (!scripts.every(({ src }) => src.includes(`/${releases.host}/`)))
    throw new PageOutdated(`the page starts ${scripts[0]?.src}, its page data is of ${releases.host}`);
  const page = block('url-resolver') as ResolvedPage;
  if (page.state === 'page' && page.resolution) Object.assign(page.resolution, data['texts']);
  return {
    releases,
    page,
    frame: data['frame'] as Frame | null,
    state: data['state'] as PageData,
    language: parseLanguage(language) ?? 'pl',
    random,
    overridesAllowed,
    measured,
  };
};
