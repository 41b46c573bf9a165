import { connectivity, refresh, resolution } from '../../attributes/common.ts';
import { flag, multi, number, select, steps } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';
import type { Recipe } from '../recipe.ts';
import { sound, system } from './tv-specs.ts';

const size = select('przekatna_tv', 'Przekątna', ['32″', '43″', '50″', '55″', '65″', '75″', '77″', '83″', '85″'], { short: 'Ekran' });

const panel = select('technologia_ekranu', 'Technologia ekranu', ['OLED', 'QD-OLED', 'QLED', 'Mini LED QLED', 'LED', 'Direct LED'], {
  short: 'Ekran',
  hint: 'W OLED każdy piksel świeci sam, stąd idealna czerń. QLED i Mini LED mają warstwę kropek kwantowych i mocniejsze podświetlenie.',
});

const hdr = multi('hdr', 'HDR', ['HDR10', 'HDR10+', 'HLG', 'Dolby Vision']);

const hdmi = select('liczba_hdmi', 'Złącza HDMI', steps([2, 3, 4], 'szt.'));

const hdmi21 = flag('hdmi_21', 'HDMI 2.1');

const tuner = multi('tuner', 'Tuner', ['DVB-T2/HEVC', 'DVB-C', 'DVB-S2']);

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
      look: { measure: cm },
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
