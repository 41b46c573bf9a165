import type { PageKind, PageResolution, StructuredThing } from 'shared-contracts';
import { isDescribed, metadataTexts } from '../../shell/metadata/texts.ts';
import type { Language } from 'shared-contracts';

interface Step {
  readonly name: string;
  readonly url: string;
}

interface TrailPage {
  readonly kind: PageKind;
  readonly resolution: PageResolution | null;
  readonly language: Language;
  readonly origin: string;
  /** Absolute address of the page. */
  readonly canonical: string;
}

const stepsOf = ({ kind, resolution, language, canonical }: TrailPage): readonly Step[] => {
  const t = metadataTexts.translator(language);
  if (resolution === null) return isDescribed(kind) ? [{ name: t(`${kind}.title`), url: canonical }] : [];
  const steps = resolution.breadcrumbs.filter(({ url }) => url !== '/');
  const { canonical_url: own, header_title: title } = resolution;
  return steps.some(({ url }) => url === own) || !title ? steps : [...steps, { name: title, url: canonical }];
};

/** The way from the home page to a page, as its breadcrumbs show it (P-07); null for the home page itself. */
export const trailOf = (page: TrailPage): StructuredThing | null => {
  const steps = stepsOf(page);
  if (steps.length === 0) return null;
  const home = { name: metadataTexts.translator(page.language)('crumbs.home'), url: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: new URL(url, page.origin).href,
    })),
  };
};
