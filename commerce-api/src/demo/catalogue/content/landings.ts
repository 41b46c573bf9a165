import type { Landing } from '../../../model/url.ts';

/** The facts by which a landing page's rule selects products. */
export interface LandingFacts {
  readonly topSlug: string;
  readonly leafSlug: string;
  readonly isReduced: boolean;
  readonly isShock: boolean;
  readonly isOutlet: boolean;
  readonly isNew: boolean;
  readonly isZeroPercent: boolean;
  readonly isBestseller: boolean;
  readonly energyClass: string | null;
  readonly finalPrice: number;
}

interface LandingRule {
  readonly landing: Landing;
  readonly takes: (facts: LandingFacts) => boolean;
}

function landing(
  id: number,
  type: Landing['type'],
  urlPath: string,
  name: string,
  intro: string,
  text: string,
  takes: LandingRule['takes'],
  cycle: string | null = null,
): LandingRule {
  return {
    landing: {
      id,
      type,
      name,
      categoryName: name,
      urlPath,
      categoryId: null,
      introDescription: `<p>${intro}</p>`,
      description: `<h2>${name} w Amperio</h2><p>${text}</p>`,
      seo: { metaTitle: `${name} | Amperio`, metaDescription: intro, metaKeywords: name.toLowerCase(), h1: null },
      faq: [
        {
          question: 'Czy cena w salonie jest taka sama?',
          answer: '<p>Tak. Ceny w sklepie internetowym i w salonach są zwykle takie same; wyjątki oznaczamy przy produkcie.</p>',
        },
      ],
      graphicsIds: [],
      cycle,
    },
    takes,
  };
}

/** A page that a product leaves when its reduction is over. */
const ofReductions = (rule: LandingRule): LandingRule => ({ ...rule, landing: { ...rule.landing, listsReductions: true } });

/** Pages that list products by a rule; ids are shared by TAG, LANDING and CYCLIC_LANDING. */
export const landingRules: readonly LandingRule[] = [
  ofReductions(
    landing(
      901,
      'TAG',
      'promocje',
      'Promocje',
      'Wszystkie produkty w obniżonej cenie w jednym miejscu.',
      'Przy każdej obniżce podajemy najniższą cenę z 30 dni przed jej wprowadzeniem, a wysokość rabatu liczymy właśnie od niej.',
      (f) => f.isReduced,
    ),
  ),
  landing(
    902,
    'TAG',
    'outlet',
    'Outlet',
    'Sprzęt powystawowy i po zwrotach, sprawdzony przez serwis.',
    'Każdy egzemplarz z outletu opisujemy osobno, podajemy jego stan i sprzedajemy z prawem do zwrotu w 30 dni.',
    (f) => f.isOutlet,
  ),
  landing(
    903,
    'TAG',
    'nowosci',
    'Nowości',
    'Produkty, które pojawiły się w ofercie w ostatnich tygodniach.',
    'Premiery sprawdzamy w salonach, dlatego o większość z nich możesz zapytać doradcę już w dniu debiutu.',
    (f) => f.isNew,
  ),
  landing(
    904,
    'TAG',
    'raty-0-procent',
    'Raty 0%',
    'Kup teraz i spłacaj bez odsetek i prowizji.',
    'Raty 0% oznaczają, że suma rat jest równa cenie produktu. RRSO wynosi 0%, a decyzję banku dostaniesz zwykle w kwadrans.',
    (f) => f.isZeroPercent,
  ),
  landing(
    905,
    'TAG',
    'bestsellery',
    'Bestsellery',
    'Modele, które nasi klienci wybierają najczęściej.',
    'Kolejność na liście zależy od popularności, a obok ceny znajdziesz oceny kupujących.',
    (f) => f.isBestseller,
  ),
  landing(
    911,
    'LANDING',
    'oszczedny-dom',
    'Oszczędny dom',
    'AGD w klasie A i B, które zużywa mniej prądu i wody.',
    'Różnica między klasą A i E w pralce to nawet kilkadziesiąt kilowatogodzin na 100 cykli. Przez 10 lat zwraca się część ceny zakupu.',
    (f) => (f.topSlug === 'agd' || f.topSlug === 'agd-do-zabudowy') && (f.energyClass === 'A' || f.energyClass === 'B'),
  ),
  landing(
    912,
    'LANDING',
    'wyprawka-studenta',
    'Wyprawka studenta',
    'Laptopy, tablety i drukarki na początek roku akademickiego.',
    'Zebraliśmy sprzęt do 3000 zł, który wystarczy na cały tok studiów: lekki, z dobrą baterią i polską klawiaturą.',
    (f) =>
      ['laptopy-uniwersalne', 'tablety', 'urzadzenia-wielofunkcyjne', 'myszy', 'klawiatury', 'dyski-zewnetrzne'].includes(f.leafSlug) &&
      f.finalPrice <= 300_000,
  ),
  landing(
    913,
    'LANDING',
    'zdrowa-kuchnia',
    'Zdrowa kuchnia',
    'Frytkownice beztłuszczowe, blendery i piekarniki z parą.',
    'Mniej tłuszczu, więcej smaku: wybraliśmy urządzenia, które ułatwiają gotowanie na co dzień.',
    (f) => ['frytkownice-beztluszczowe', 'blendery', 'piekarniki', 'roboty-planetarne'].includes(f.leafSlug),
  ),
  ofReductions(
    landing(
      921,
      'CYCLIC_LANDING',
      'czarny-piatek',
      'Czarny piątek',
      'Największe obniżki roku wracają w ostatni piątek listopada.',
      'Ceny szokowe obowiązują do wyczerpania puli albo do końca promocji. Stan puli widać przy każdym produkcie.',
      (f) => f.isShock,
      'w ostatni piątek listopada',
    ),
  ),
  ofReductions(
    landing(
      922,
      'CYCLIC_LANDING',
      'weekend-z-agd',
      'Weekend z AGD',
      'Obniżki dużego i małego AGD w jednym miejscu.',
      'Na liście są produkty, których promocja właśnie trwa. Do kiedy, sprawdzisz na stronie produktu.',
      (f) => f.isReduced && (f.topSlug === 'agd' || f.topSlug === 'agd-do-zabudowy'),
    ),
  ),
];

/** Ids of the pages that list a product with these facts. */
export function landingIdsFor(facts: LandingFacts): readonly number[] {
  return landingRules.filter((rule) => rule.takes(facts)).map((rule) => rule.landing.id);
}
