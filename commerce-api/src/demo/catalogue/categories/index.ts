import { facetsOf, optionId } from '../attributes/schema.ts';
import { brandsOf } from '../brands/index.ts';
import { blogPostIdsOf } from '../content/blog.ts';
import { listingBanners } from '../content/graphics.ts';
import type { Faq, SeoTexts, StoreCode } from '../../../model/basics.ts';
import type { Category } from '../../../model/category.ts';
import { leafLooks, seedFor } from '../products/looks.ts';
import { recipes } from '../products/recipes/index.ts';
import { at } from '../random.ts';
import { shorten } from '../text.ts';
import type { Branch } from './leaf.ts';
import { leafPlaces, proDepartments, tops, type LeafPlace } from './leaves.ts';

const both: readonly StoreCode[] = ['amperio', 'amperio_pro'];
const tabsOrder = ['description', 'features', 'reviews', 'questions', 'expert', 'accessories'] as const;
const energyRecipes: ReadonlySet<string> = new Set([
  'washing-machine',
  'dryer',
  'washer-dryer',
  'built-in-washer',
  'fridge',
  'side-by-side',
  'built-in-fridge',
  'freezer',
  'built-in-freezer',
  'dishwasher',
  'built-in-dishwasher',
  'cooker',
  'oven',
  'hood',
  'tv',
  'monitor',
  'smartphone',
  'senior-phone',
  'tablet',
  'smart-bulb',
]);

function seo(name: string, text: string): SeoTexts {
  return {
    metaTitle: `${name} – ceny, opinie, raty 0% | Amperio`,
    metaDescription: shorten(`${name} w Amperio: ${text} Raty 0%, odbiór w salonie i 30 dni na zwrot.`, 158),
    metaKeywords: `${name.toLowerCase()}, ${name.toLowerCase()} sklep internetowy`,
    h1: null,
  };
}

const basic = {
  nameInTiles: '',
  showInMenu: true,
  faq: [],
  facets: [],
  attributeOptionPopularity: {},
  adserverIds: [],
  blogPostIds: [],
  tabsOrder,
  illustrationBody: 'graphite',
} as const;

const roots: readonly Category[] = [1, 2].map((id) => ({
  ...basic,
  id,
  parentId: id === 1 ? null : 1,
  level: id - 1,
  path: id === 1 ? [1] : [1, 2],
  name: id === 1 ? 'Katalog główny' : 'Amperio',
  singular: '',
  urlPath: id === 1 ? 'root' : 'katalog',
  displayMode: 'PRODUCTS',
  color: null,
  imageIcon: null,
  illustration: 'laptop',
  position: 1,
  menuColumn: 1,
  showInMenu: false,
  showInSearchbar: false,
  stores: both,
  introDescription: '',
  description: '',
  seo: seo('Katalog', 'wszystkie produkty.'),
}));

function storesOf(topSlug: string): readonly StoreCode[] {
  return proDepartments.has(topSlug) ? both : ['amperio'];
}

/** The whole tree: two roots, departments, branches and leaves. */
export function categories(): readonly Category[] {
  const departments = tops.map((top, index): Category => {
    const id = 11 + index;
    const names = top.branches.map((branch) => branch.name.toLowerCase()).join(', ');
    return {
      ...basic,
      adserverIds: listingBanners(top.slug),
      id,
      parentId: 2,
      level: 2,
      path: [1, 2, id],
      name: top.name,
      singular: top.singular,
      nameInTiles: top.name,
      urlPath: top.slug,
      displayMode: 'CATEGORY_TILES',
      color: top.color,
      imageIcon: top.icon,
      illustration: top.illustration,
      position: index + 1,
      menuColumn: 1,
      showInSearchbar: true,
      stores: storesOf(top.slug),
      introDescription: `<p>${top.intro}</p>`,
      description: `<h2>${top.name} w Amperio</h2><p>${top.intro}</p><p>W tym dziale znajdziesz: ${names}. Możesz porównać do czterech modeli, sprawdzić dostępność w salonach i rozłożyć płatność na raty.</p><p>Nie wiesz, co wybrać? Zajrzyj do poradników na blogu albo zapytaj doradcę w salonie lub przez telefon.</p>`,
      seo: seo(top.name, top.intro),
    };
  });
  const branches = uniqueBranches().map(({ place, position }): Category => {
    const { branch, top, branchId, topId } = place;
    const names = branch.leaves.map((leaf) => beginSmall(leaf.name)).join(', ');
    const first = at(branch.leaves, 0);
    return {
      ...basic,
      adserverIds: listingBanners(top.slug),
      blogPostIds: branch.leaves.flatMap((leaf) => blogPostIdsOf(leaf.slug)),
      id: branchId,
      parentId: topId,
      level: 3,
      path: [1, 2, topId, branchId],
      name: branch.name,
      singular: branch.singular,
      nameInTiles: branch.name,
      urlPath: `${top.slug}/${branch.slug}`,
      displayMode: branch.tiles ? 'CATEGORY_TILES' : 'PRODUCTS',
      color: null,
      imageIcon: null,
      illustration: first.illustration,
      illustrationBody: first.body,
      illustrationSeed: seedFor(branchId, leafLooks[first.slug]),
      position,
      menuColumn: ((position - 1) % 4) + 1,
      showInSearchbar: false,
      stores: storesOf(top.slug),
      introDescription: `<p>${branch.intro}</p>`,
      description: `<h2>${branch.name} – jak wybrać?</h2><p>${branch.intro}</p><p>W tej grupie zebraliśmy: ${names}.</p>${branch.leaves.map((leaf) => `<p>${leaf.advice}</p>`).join('')}`,
      seo: seo(branch.name, branch.intro),
      facets: facetsOfBranch(branch),
    };
  });
  return [...roots, ...departments, ...branches, ...leafPlaces.map(leafCategory)];
}

/** What a branch is filtered by: everything that all its leaves are filtered by, and what any product has. */
function facetsOfBranch({ leaves }: Branch): readonly string[] {
  const [first = [], ...others] = leaves.map(({ recipe: id }) => {
    const recipe = recipes.find((candidate) => candidate.id === id);
    return recipe === undefined ? [] : facetsOf(recipe, energyRecipes.has(id));
  });
  const usual = ['manufacturer', 'oferta', 'klasa_energetyczna', 'kolor', 'wysylka'];
  const shared = first.filter((code) => others.every((codes) => codes.includes(code)));
  return [...shared, ...usual.filter((code) => !shared.includes(code))];
}

function uniqueBranches(): readonly { place: LeafPlace; position: number }[] {
  const seen = new Map<number, { place: LeafPlace; position: number }>();
  for (const place of leafPlaces) {
    if (!seen.has(place.branchId)) seen.set(place.branchId, { place, position: place.top.branches.indexOf(place.branch) + 1 });
  }
  return [...seen.values()];
}

function leafCategory({ leaf, branch, top, leafId, branchId, topId, urlPath }: LeafPlace): Category {
  const recipe = recipes.find((candidate) => candidate.id === leaf.recipe);
  if (recipe === undefined) throw new Error(`Leaf ${leaf.slug} names an unknown recipe`);
  const makers = brandsOf(recipe.domain);
  const names = makers
    .slice(0, 5)
    .map((brand) => brand.name)
    .join(', ');
  const first = recipe.cards[0];
  const popular =
    first !== undefined && first.kind === 'select'
      ? { [first.code]: first.options.slice(0, 3).map((label) => optionId(first.code, label)) }
      : {};
  const position = branch.leaves.indexOf(leaf) + 1;
  return {
    ...basic,
    adserverIds: listingBanners(top.slug),
    blogPostIds: blogPostIdsOf(leaf.slug),
    id: leafId,
    parentId: branchId,
    level: 4,
    path: [1, 2, topId, branchId, leafId],
    name: leaf.name,
    singular: leaf.singular,
    nameInTiles: leaf.name,
    urlPath,
    displayMode: 'PRODUCTS',
    color: null,
    imageIcon: null,
    illustration: leaf.illustration,
    illustrationBody: leaf.body,
    illustrationSeed: seedFor(leafId, leafLooks[leaf.slug]),
    position,
    menuColumn: (top.branches.indexOf(branch) % 4) + 1,
    showInSearchbar: false,
    stores: storesOf(top.slug),
    introDescription: `<p>${leaf.advice}</p>`,
    description: `<h2>${leaf.name} – na co zwrócić uwagę?</h2><p>${leaf.advice}</p><p>Najważniejsze parametry to ${recipe.cards.map((spec) => spec.label.charAt(0).toLowerCase() + spec.label.slice(1)).join(', ')}. Wybierz je w filtrach, a lista od razu pokaże pasujące modele i ich liczbę.</p><h2>Popularne marki</h2><p>W tej kategorii znajdziesz między innymi produkty marek ${names}. Wszystkie mają polską gwarancję, a opinie oznaczone jako potwierdzone pochodzą od osób, które kupiły produkt w naszym sklepie.</p>`,
    seo: seo(leaf.name, leaf.advice),
    faq: faqOf(leaf.name, recipe.questions),
    facets: facetsOf(recipe, energyRecipes.has(recipe.id)),
    attributeOptionPopularity: { manufacturer: makers.slice(0, 3).map((brand) => brand.id), ...popular },
  };
}

/** The name within a sentence; what is written large inside of it, such as OLED, stays so. */
const beginSmall = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function faqOf(name: string, questions: readonly (readonly [string, string])[]): readonly Faq[] {
  return [
    ...questions.map(([question, answer]) => ({ question, answer: `<p>${answer}</p>` })),
    {
      question: `${name} – czy można kupić na raty?`,
      answer:
        '<p>Tak, od 300 zł. Przy części produktów obowiązują raty 0% – oznaczamy je etykietą, a w filtrach znajdziesz je w grupie „Oferta”.</p>',
    },
  ];
}
