import type { CmsBlock, PromoPaper } from '../../../model/content.ts';
import type { StoreCode } from '../../../model/basics.ts';
import type { GenerateOptions } from '../../../model/index.ts';
import { planCatalogue, type Plan } from '../products/engine/plan.ts';
import { dateFrom } from '../time.ts';
import { structured } from './block.ts';
import { bestOfLeaves } from './home-choice.ts';

type Drawn = PromoPaper['pages'][number]['illustrations'];
type Drawing = readonly [Drawn[number]['illustration'], Drawn[number]['body']];

interface PagePlan {
  readonly title: string;
  readonly text: string;
  readonly background: string;
  readonly leaves: readonly string[];
  readonly illustrations: Drawn;
}

/** `shown`: groups of products of a page, with a drawing of one of them and its colour. */
const page = (title: string, text: string, background: string, shown: Readonly<Record<string, Drawing>>): PagePlan => ({
  title,
  text,
  background,
  leaves: Object.keys(shown),
  illustrations: Object.values(shown).map(([illustration, body]) => ({ illustration, body })),
});

const mainPages: readonly PagePlan[] = [
  page('Kino w domu', 'Telewizory, soundbary i słuchawki na długie wieczory.', '#2A3FE5', {
    'telewizory-qled': ['tv', 'black'],
    soundbary: ['soundbar', 'black'],
    'sluchawki-nauszne': ['headphones', 'silver'],
  }),
  page('Dom bez wysiłku', 'Pralki, lodówki i roboty, które robią swoje, gdy Ty odpoczywasz.', '#0F7A6C', {
    pralki: ['washing-machine', 'white'],
    lodowki: ['fridge', 'silver'],
    'roboty-sprzatajace': ['robot-vacuum', 'black'],
  }),
  page('Kuchnia pełna smaku', 'Kawa jak z kawiarni, frytki bez tłuszczu i koktajle w minutę.', '#B4532A', {
    'ekspresy-automatyczne': ['coffee-machine', 'black'],
    'frytkownice-beztluszczowe': ['air-fryer', 'black'],
    blendery: ['blender', 'silver'],
  }),
  page('Do pracy i nauki', 'Lekkie laptopy, duże ekrany i wygodne myszy.', '#3B4A63', {
    ultrabooki: ['laptop', 'silver'],
    'monitory-biurowe': ['monitor', 'black'],
    myszy: ['mouse', 'white'],
  }),
  page('Zawsze w kieszeni', 'Telefony, tablety i słuchawki, które nosisz przy sobie.', '#6B21C8', {
    'smartfony-5g': ['smartphone', 'black'],
    tablety: ['tablet', 'silver'],
    'sluchawki-bezprzewodowe': ['earbuds', 'white'],
  }),
];

const proPages: readonly PagePlan[] = [
  page('Stanowisko pracy', 'Ultrabooki, monitory i klawiatury dla całego zespołu.', '#0B6B4F', {
    ultrabooki: ['laptop', 'silver'],
    'monitory-biurowe': ['monitor', 'black'],
    klawiatury: ['keyboard', 'black'],
  }),
  page('Druk i sieć', 'Drukarki i routery, które wytrzymają biuro.', '#3B4A63', {
    'drukarki-laserowe': ['printer', 'white'],
    'urzadzenia-wielofunkcyjne': ['router', 'black'],
    routery: ['ssd', 'black'],
  }),
];

const paperOf = (plan: Plan, store: StoreCode, pages: readonly PagePlan[], now: Date): PromoPaper => ({
  validFrom: dateFrom(now, -5),
  validTo: dateFrom(now, 25),
  pages: pages.map(({ leaves, ...page }, at) => ({
    ...page,
    image: `paper-${store}-${at + 1}`.replaceAll('_', '-'),
    skus: bestOfLeaves(plan, leaves, store),
  })),
});

/** R-59, ∅56: the promotion papers of both stores. */
export function promoPapers(options: GenerateOptions): readonly CmsBlock[] {
  const plan = planCatalogue(options);
  const block = (store: StoreCode, pages: readonly PagePlan[]): CmsBlock =>
    structured('promo_paper', 'Gazetka promocyjna', 'Gazetka promocyjna', paperOf(plan, store, pages, options.now), [store]);
  return [block('amperio', mainPages), block('amperio_pro', proPages)];
}
