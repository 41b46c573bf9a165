import { connectivity, refresh, resolution } from '../../attributes/common.ts';
import { flag, multi, number, select, steps } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../model/product.ts';
import type { Recipe } from '../recipe.ts';

const size = select('przekatna_tv', 'Przekątna', ['32″', '43″', '50″', '55″', '65″', '75″', '77″', '83″', '85″'], { short: 'Ekran' });
const panel = select('technologia_ekranu', 'Technologia ekranu', ['OLED', 'QD-OLED', 'QLED', 'Mini LED QLED', 'LED', 'Direct LED'], {
  short: 'Ekran',
  hint: 'W OLED każdy piksel świeci sam, stąd idealna czerń. QLED i Mini LED mają warstwę kropek kwantowych i mocniejsze podświetlenie.',
});
const system = select('system_tv', 'System', ['Android TV', 'Google TV', 'Linux TV', 'bez funkcji smart']);
const hdr = multi('hdr', 'HDR', ['HDR10', 'HDR10+', 'HLG', 'Dolby Vision']);
const hdmi = select('liczba_hdmi', 'Złącza HDMI', steps([2, 3, 4], 'szt.'));
const hdmi21 = flag('hdmi_21', 'HDMI 2.1');
const tuner = multi('tuner', 'Tuner', ['DVB-T2/HEVC', 'DVB-C', 'DVB-S2']);
const sound = number('moc_glosnikow', 'Moc głośników', 'W', { short: 'Dźwięk' });
const brightness = number('jasnosc', 'Jasność szczytowa', 'cd/m²');
const sdr = number('pobor_mocy_sdr', 'Zużycie energii SDR na 1000 godzin', 'kWh', { facet: false });
const vesa = select('vesa', 'Rozstaw VESA', ['100 × 100 mm', '200 × 200 mm', '300 × 300 mm', '400 × 300 mm', '600 × 400 mm'], {
  facet: false,
});

const inches: Readonly<Record<string, number>> = {
  '32″': 32,
  '43″': 43,
  '50″': 50,
  '55″': 55,
  '65″': 65,
  '75″': 75,
  '77″': 77,
  '83″': 83,
  '85″': 85,
};

export const tv: Recipe = {
  id: 'tv',
  illustration: 'tv',
  gender: 'm',
  domain: 'tv',
  groups: [
    ['Obraz', [size, panel, resolution, refresh, hdr, brightness]],
    ['Dźwięk i system', [sound, system, tuner]],
    ['Złącza i montaż', [hdmi, hdmi21, connectivity, vesa]],
    ['Zużycie energii', [sdr]],
  ],
  cards: [size, resolution, refresh],
  lines: ['Vision', 'Cinema', 'Aurora', 'Panorama', 'Luma'],
  colours: ['black', 'graphite'],
  colourVariants: 0,
  axis: {
    spec: size,
    choose: ({ random: r, leaf }) =>
      leaf === 'telewizory-oled'
        ? r.pick([
            ['55″', '65″', '77″'],
            ['55″', '65″'],
            ['65″', '77″', '83″'],
          ])
        : leaf === 'telewizory-qled'
          ? r.pick([
              ['50″', '55″', '65″', '75″'],
              ['55″', '65″', '75″'],
              ['65″', '75″', '85″'],
            ])
          : r.pick([['32″'], ['43″', '50″', '55″'], ['43″', '55″'], ['50″', '65″']]),
  },
  build: ({ random: r, leaf, tier }, option) => {
    const cm = inches[option] ?? 55;
    const small = cm <= 32;
    const oled = leaf === 'telewizory-oled';
    const quantum = leaf === 'telewizory-qled';
    const mini = quantum && r.chance(0.3);
    const qd = oled && r.chance(0.25);
    const fast = oled || mini || (quantum && r.chance(0.5));
    const hz = fast ? (r.chance(0.3) ? '144 Hz' : '120 Hz') : r.pick(['50 Hz', '60 Hz']);
    const smart = r.pick(['Google TV', 'Google TV', 'Android TV', 'Linux TV']);
    const nits = oled ? r.int(7, 15) * 100 : mini ? r.int(10, 22) * 100 : quantum ? r.int(4, 8) * 100 : r.int(24, 35) * 10;
    const vision = oled || r.chance(0.5);
    const energy = r.weighted<EnergyClass>(
      small
        ? [
            ['E', 50],
            ['F', 50],
          ]
        : [
            ['E', 10],
            ['F', 45],
            ['G', 45],
          ],
    );
    const kWh = Math.round(((cm * cm) / (oled ? 42 : quantum ? 44 : 46)) * (energy === 'E' ? 0.75 : energy === 'F' ? 0.95 : 1.2));
    const watts = small ? r.pick([12, 16]) : r.pick([20, 20, 24, 30, 40]);
    const name = small ? 'Full HD' : '4K';
    const kind = `Telewizor ${oled ? (qd ? 'QD-OLED' : 'OLED') : mini ? 'Mini LED' : quantum ? 'QLED' : 'LED'}`;
    const base =
      (cm - 20) * (oled ? 74 : mini ? 62 : quantum ? 36 : 25) +
      Math.max(0, cm - 65) * (oled ? 220 : 70) +
      (fast && !oled ? 250 : 0) +
      (qd ? 900 : 0);
    return {
      kind,
      tail: `${option} ${name} ${hz}`,
      prefix: oled ? 'OX' : quantum ? 'QX' : 'LX',
      digits: `${cm}`,
      price: Math.max(450, base + (tier - 1) * 400),
      values: {
        przekatna_tv: option,
        technologia_ekranu: oled ? (qd ? 'QD-OLED' : 'OLED') : mini ? 'Mini LED QLED' : quantum ? 'QLED' : r.pick(['LED', 'Direct LED']),
        rozdzielczosc: small ? 'Full HD (1920 × 1080)' : '4K UHD (3840 × 2160)',
        odswiezanie: small ? '60 Hz' : hz,
        hdr: ['HDR10', 'HLG', ...(vision ? ['Dolby Vision'] : []), ...(r.chance(0.4) ? ['HDR10+'] : [])],
        jasnosc: nits,
        moc_glosnikow: watts,
        system_tv: smart,
        tuner: ['DVB-T2/HEVC', 'DVB-C', 'DVB-S2'],
        liczba_hdmi: small ? '2 szt.' : fast ? '4 szt.' : '3 szt.',
        hdmi_21: fast && !small,
        lacznosc: [r.pick(['Wi-Fi', 'Wi-Fi 6']), 'Bluetooth 5.2'],
        vesa: small ? '100 × 100 mm' : cm < 55 ? '200 × 200 mm' : cm < 65 ? '300 × 300 mm' : cm < 75 ? '400 × 300 mm' : '600 × 400 mm',
        pobor_mocy_sdr: kWh,
      },
      size: [Math.round(cm * 1.3), Math.round(cm * 2.22), cm < 60 ? 24 : 30],
      kilograms: Math.round((cm * cm) / 190),
      included: 'telewizor, podstawa, pilot z bateriami, przewód zasilający, instrukcja',
      energy: {
        energyClass: energy,
        sheet: [
          ['Zużycie energii SDR na 1000 godzin', `${kWh} kWh`],
          ['Zużycie energii HDR na 1000 godzin', `${Math.round(kWh * 1.6)} kWh`],
          ['Przekątna', `${cm} cali (${Math.round(cm * 2.54)} cm)`],
          ['Rozdzielczość', small ? '1920 × 1080' : '3840 × 2160'],
        ],
      },
    };
  },
  story: (s) => [
    s.has(panel, 'OLED') || s.has(panel, 'QD-OLED')
      ? [
          'Czerń bez poświaty',
          `W ${s.name} każdy piksel świeci sam i może całkiem zgasnąć. Dlatego nocne sceny mają głębię, a napisy nie mają poświaty.`,
        ]
      : [
          'Jasny i kolorowy obraz',
          `${s.name} osiąga jasność szczytową ${s.show(brightness)}, więc obraz pozostaje czytelny także w dzień. Technologia ${s.show(panel)} dobrze oddaje odcienie skóry i zieleni.`,
        ],
    [
      `Ekran ${s.show(size)}`,
      `Rozdzielczość ${s.show(resolution)} pozwala usiąść bliżej i nie widzieć pojedynczych punktów. Cienka ramka nie odciąga wzroku od filmu.`,
    ],
    s.is(hdmi21, true) && [
      'Gotowy na konsolę',
      `Odświeżanie ${s.show(refresh)}, HDMI 2.1 i niskie opóźnienie obrazu dają płynną grę bez rozrywania klatek.`,
    ],
    s.has(hdr, 'Dolby Vision') && [
      'HDR scena po scenie',
      'Dolby Vision dobiera jasność i kolor do każdej sceny, dzięki czemu szczegóły nie giną w cieniu ani w słońcu.',
    ],
    [
      `${s.show(system)} z polskimi aplikacjami`,
      'Serwisy z filmami, muzyką i sportem masz na jednym ekranie, a wyszukiwanie głosowe rozumie polski.',
    ],
    ['Dźwięk na start', `Głośniki o mocy ${s.show(sound)} dobrze oddają dialogi, a soundbar podłączysz przez HDMI eARC jednym przewodem.`],
  ],
  praise: [
    'Obraz robi wrażenie, zwłaszcza filmy przyrodnicze.',
    'Menu działa płynnie, bez przycięć.',
    'Konfiguracja zajęła kwadrans.',
    'Sport ogląda się świetnie, piłka nie smuży.',
    'Pilot jest mały i wygodny.',
    'Ramka cieniutka, ekran wygląda na większy.',
    'Kolory naturalne od razu po wyjęciu z pudełka.',
  ],
  complaints: [
    'Dźwięk przeciętny, dokupi{łem|łam} soundbar.',
    'Nóżki są szeroko rozstawione, trzeba dużej szafki.',
    'Przy pierwszym uruchomieniu długo się aktualizował.',
    'Na ekranie odbija się okno.',
  ],
  questions: [
    ['Czy ma tuner naziemny DVB-T2?', 'Tak, telewizor odbiera naziemną telewizję cyfrową DVB-T2 z kodekiem HEVC.'],
    [
      'Czy pasuje każdy uchwyt ścienny?',
      'Wybierz uchwyt o rozstawie VESA podanym w danych technicznych i nośności większej niż waga telewizora.',
    ],
  ],
  accessories: ['soundbary'],
  complementary: ['soundbary', 'konsole-stacjonarne'],
  services: ['delivery-in', 'tv-setup', 'tv-mount', 'removal'],
};

const channels = select('kanaly', 'Liczba kanałów', ['2.0', '2.1', '3.1', '3.1.2', '5.1', '5.1.2', '7.1.4']);
const output = number('moc_muzyczna', 'Moc całkowita', 'W', { short: 'Moc' });
const sub = select('subwoofer', 'Subwoofer', ['bezprzewodowy', 'wbudowany', 'brak']);
const formats = multi('formaty_dzwieku', 'Formaty dźwięku', ['Dolby Atmos', 'DTS:X', 'Dolby Digital', 'DTS', 'PCM']);
const ports = multi('zlacza_audio', 'Złącza', ['HDMI eARC', 'HDMI', 'optyczne', 'USB', 'AUX 3,5 mm']);

export const soundbar: Recipe = {
  id: 'soundbar',
  illustration: 'soundbar',
  gender: 'm',
  domain: 'audio',
  groups: [
    ['Dźwięk', [channels, output, sub, formats]],
    ['Złącza', [ports, connectivity]],
  ],
  cards: [channels, output, sub],
  lines: ['Scena', 'CinemaBar', 'Fonia', 'Orkiestra'],
  colours: ['black', 'graphite', 'white'],
  colourVariants: 0.2,
  build: ({ random: r }) => {
    const set = r.pick(['2.0', '2.1', '2.1', '3.1', '3.1.2', '5.1', '5.1.2', '7.1.4']);
    const level = ['2.0', '2.1', '3.1', '3.1.2', '5.1', '5.1.2', '7.1.4'].indexOf(set);
    const atmos = set.split('.').length === 3;
    const watts = 80 + level * 75 + r.int(0, 6) * 10;
    return {
      kind: atmos ? 'Soundbar Dolby Atmos' : 'Soundbar',
      tail: `${set} ${watts} W`,
      prefix: 'SB',
      digits: `${Math.round(watts / 10)}`,
      price: 260 + level * 380 + (watts - 80) * 1.2,
      values: {
        kanaly: set,
        moc_muzyczna: watts,
        subwoofer: level === 0 ? 'brak' : r.pick(['bezprzewodowy', 'bezprzewodowy', level < 3 ? 'wbudowany' : 'bezprzewodowy']),
        formaty_dzwieku: ['Dolby Digital', 'PCM', ...(atmos ? ['Dolby Atmos', 'DTS:X'] : r.chance(0.4) ? ['DTS'] : [])],
        zlacza_audio: ['HDMI eARC', 'optyczne', ...r.sample(['USB', 'AUX 3,5 mm', 'HDMI'], 2)],
        lacznosc: level > 2 ? ['Wi-Fi 6', 'Bluetooth 5.3'] : ['Bluetooth 5.3'],
      },
      size: [6.5, 60 + level * 9, 11],
      kilograms: 2.5 + level,
      included: 'soundbar, przewód HDMI, pilot, uchwyty ścienne, instrukcja',
    };
  },
  story: (s) => [
    [
      'Dialogi, które słychać',
      `${s.name} ma układ ${s.show(channels)} i moc ${s.show(output)}. Tryb mowy wydobywa głosy aktorów bez podkręcania głośności.`,
    ],
    s.has(formats, 'Dolby Atmos') && [
      'Dźwięk także z góry',
      'Głośniki skierowane w sufit odbijają dźwięk tak, że deszcz i śmigłowiec słychać nad głową.',
    ],
    s.is(sub, 'bezprzewodowy') && [
      'Bas bez kabli',
      'Subwoofer łączy się sam i potrzebuje tylko gniazdka, więc postawisz go za kanapą lub szafką.',
    ],
    ['Jeden przewód do telewizora', 'HDMI eARC przenosi dźwięk wysokiej jakości i pozwala sterować głośnością pilotem od telewizora.'],
    ['Muzyka z telefonu', `Łączność: ${s.show(connectivity)}. Sparuj telefon i słuchaj playlisty bez włączania telewizora.`],
  ],
  praise: [
    'Dialogi wreszcie zrozumiałe.',
    'Bas czuć na kanapie.',
    'Podłączenie jednym kablem, działa z pilotem TV.',
    'W tej cenie brzmi rewelacyjnie.',
    'Sąsiedzi już wiedzą, że mamy soundbar.',
  ],
  complaints: [
    'Wyświetlacz słabo widać z daleka.',
    'Pilot jest maleńki i łatwo go zgubić.',
    'Subwoofer na początku trzeba ręcznie sparować.',
  ],
  questions: [
    [
      'Czy będzie działał ze starszym telewizorem?',
      'Tak, przez złącze optyczne. Sterowanie głośnością jednym pilotem wymaga HDMI ARC lub eARC.',
    ],
  ],
  accessories: [],
  complementary: ['telewizory-qled', 'telewizory-oled'],
  services: ['tv-setup'],
};

const lumens = number('jasnosc_ansi', 'Jasność', 'ANSI lm', { short: 'Jasność' });
const native = select('rozdzielczosc_projektora', 'Rozdzielczość', ['4K UHD', 'Full HD', 'HD 720p'], { short: 'Rozdzielczość' });
const source = select('zrodlo_swiatla', 'Źródło światła', ['LED', 'laser', 'laser RGB']);
const focus = flag('autofocus', 'Automatyczna ostrość i korekcja');
const life = number('zywotnosc', 'Żywotność źródła światła', 'godz.', { facet: false });

export const projector: Recipe = {
  id: 'projector',
  illustration: 'projector',
  gender: 'm',
  domain: 'tv',
  groups: [
    ['Obraz', [native, lumens, source, life, focus]],
    ['Dźwięk i system', [sound, system, connectivity]],
  ],
  cards: [native, lumens, source],
  lines: ['Seans', 'Kino', 'Latarnia', 'Beam'],
  colours: ['white', 'black', 'sand'],
  colourVariants: 0.3,
  build: ({ random: r }) => {
    const level = r.pick([0, 1, 1, 2]);
    const light = level === 2 ? r.pick(['laser', 'laser RGB']) : level === 1 ? r.pick(['LED', 'laser']) : 'LED';
    const ansi = level === 2 ? r.int(16, 30) * 100 : level === 1 ? r.int(5, 13) * 100 : r.int(2, 5) * 100;
    const detail = level === 2 ? '4K UHD' : level === 1 ? 'Full HD' : r.pick(['Full HD', 'HD 720p']);
    return {
      kind: `Projektor ${light === 'LED' ? 'LED' : 'laserowy'}`,
      tail: `${detail} ${ansi} ANSI lm`,
      prefix: 'PJ',
      digits: `${ansi / 100}`,
      price: 450 + ansi * 1.9 + (level === 2 ? 1500 : level === 1 ? 700 : 0),
      values: {
        rozdzielczosc_projektora: detail,
        jasnosc_ansi: ansi,
        zrodlo_swiatla: light,
        zywotnosc: light === 'LED' ? 30000 : 25000,
        autofocus: level > 0,
        moc_glosnikow: r.pick([6, 10, 16, 20]),
        system_tv: r.pick(['Google TV', 'Android TV', 'Linux TV']),
        lacznosc: [r.pick(['Wi-Fi', 'Wi-Fi 6']), 'Bluetooth 5.2'],
      },
      size: [14 + level * 3, 20 + level * 6, 20 + level * 5],
      kilograms: 1.6 + level * 2,
      included: 'projektor, zasilacz, pilot, instrukcja',
    };
  },
  story: (s) => [
    [
      'Kino na ścianie',
      `${s.name} wyświetla obraz ${s.show(native)} o przekątnej nawet 120 cali. Jasność ${s.show(lumens)} wystarcza do seansów po zmroku lub przy zasłonach.`,
    ],
    s.is(focus, true) && [
      'Ostrość ustawia się sama',
      'Po przestawieniu projektor w kilka sekund wyostrza obraz, prostuje trapez i omija przeszkody na ścianie.',
    ],
    !s.is(source, 'LED') && ['Światło laserowe', `Laser świeci równo i nie wymaga wymiany lampy. Wystarcza na ${s.show(life)} pracy.`],
    [
      'Filmy bez dodatkowych pudełek',
      `System ${s.show(system)} ma aplikacje z filmami, a wbudowane głośniki o mocy ${s.show(sound)} wystarczą na wyjazd.`,
    ],
    ['Pewne połączenie', `Konsolę lub laptop podłączysz przez HDMI, a telefon bezprzewodowo (${s.show(connectivity)}).`],
  ],
  praise: [
    'Wieczory filmowe weszły na inny poziom.',
    'Obraz ostry w rogach, ustawia się sam.',
    'Zaskakująco cichy wentylator.',
    'Dzieci oglądają bajki na suficie.',
    'Mały i lekki, jeździ z nami na działkę.',
  ],
  complaints: ['W dzień bez zasłon obraz jest blady.', 'Głośniki przydają się tylko awaryjnie.', 'Uruchamianie trwa pół minuty.'],
  questions: [['Jaka odległość jest potrzebna na 100 cali?', 'Około 2,7 metra. Dokładną tabelę podaje instrukcja.']],
  accessories: ['soundbary'],
  complementary: ['soundbary', 'glosniki-przenosne'],
  services: [],
};
