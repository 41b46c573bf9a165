import type { CmsBlock, PromoPaper } from '../../../model/content.ts';
import type { StoreCode } from '../../../model/basics.ts';
import type { GenerateOptions } from '../../../model/index.ts';
import { planCatalogue, type Plan } from '../products/engine/plan.ts';
import { dateFrom } from '../time.ts';
import { structured } from './block.ts';
import { bestOfLeaves } from './home-choice.ts';

type Drawn = PromoPaper['pages'][number]['illustrations'];

interface PagePlan {
  readonly title: string;
  readonly text: string;
  readonly background: string;
  readonly leaves: readonly string[];
  readonly illustrations: Drawn;
}

const mainPages: readonly PagePlan[] = [
  {
    title: 'Kino w domu',
    text: 'Telewizory, soundbary i słuchawki na długie wieczory.',
    background: '#2A3FE5',
    leaves: ['telewizory-qled', 'soundbary', 'sluchawki-nauszne'],
    illustrations: [
      { illustration: 'tv', body: 'black' },
      { illustration: 'soundbar', body: 'black' },
      { illustration: 'headphones', body: 'silver' },
    ],
  },
  {
    title: 'Dom bez wysiłku',
    text: 'Pralki, lodówki i roboty, które robią swoje, gdy Ty odpoczywasz.',
    background: '#0F7A6C',
    leaves: ['pralki', 'lodowki', 'roboty-sprzatajace'],
    illustrations: [
      { illustration: 'washing-machine', body: 'white' },
      { illustration: 'fridge', body: 'silver' },
      { illustration: 'robot-vacuum', body: 'black' },
    ],
  },
  {
    title: 'Kuchnia pełna smaku',
    text: 'Kawa jak z kawiarni, frytki bez tłuszczu i koktajle w minutę.',
    background: '#B4532A',
    leaves: ['ekspresy-automatyczne', 'frytkownice-beztluszczowe', 'blendery'],
    illustrations: [
      { illustration: 'coffee-machine', body: 'black' },
      { illustration: 'air-fryer', body: 'black' },
      { illustration: 'blender', body: 'silver' },
    ],
  },
  {
    title: 'Do pracy i nauki',
    text: 'Lekkie laptopy, duże ekrany i wygodne myszy.',
    background: '#3B4A63',
    leaves: ['ultrabooki', 'monitory-biurowe', 'myszy'],
    illustrations: [
      { illustration: 'laptop', body: 'silver' },
      { illustration: 'monitor', body: 'black' },
      { illustration: 'mouse', body: 'white' },
    ],
  },
  {
    title: 'Zawsze w kieszeni',
    text: 'Telefony, tablety i słuchawki, które nosisz przy sobie.',
    background: '#6B21C8',
    leaves: ['smartfony-5g', 'tablety', 'sluchawki-bezprzewodowe'],
    illustrations: [
      { illustration: 'smartphone', body: 'black' },
      { illustration: 'tablet', body: 'silver' },
      { illustration: 'earbuds', body: 'white' },
    ],
  },
];

const proPages: readonly PagePlan[] = [
  {
    title: 'Stanowisko pracy',
    text: 'Ultrabooki, monitory i klawiatury dla całego zespołu.',
    background: '#0B6B4F',
    leaves: ['ultrabooki', 'monitory-biurowe', 'klawiatury'],
    illustrations: [
      { illustration: 'laptop', body: 'silver' },
      { illustration: 'monitor', body: 'black' },
      { illustration: 'keyboard', body: 'black' },
    ],
  },
  {
    title: 'Druk i sieć',
    text: 'Drukarki i routery, które wytrzymają biuro.',
    background: '#3B4A63',
    leaves: ['drukarki-laserowe', 'urzadzenia-wielofunkcyjne', 'routery'],
    illustrations: [
      { illustration: 'printer', body: 'white' },
      { illustration: 'router', body: 'black' },
      { illustration: 'ssd', body: 'black' },
    ],
  },
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
