import { leafPlace } from '../categories/leaves.ts';
import type { GlossaryTerm } from '../../../model/content.ts';
import { slug } from '../text.ts';

type Row = readonly [term: string, short: string, text: string, leaf: string | null];

const rows: readonly Row[] = [
  [
    'ANC',
    'Aktywna redukcja hałasu w słuchawkach.',
    'Mikrofony mierzą hałas otoczenia, a słuchawki odtwarzają falę o przeciwnej fazie, która go osłabia. Najlepiej działa na jednostajny szum: silnik, klimatyzację, pociąg.',
    'sluchawki-nauszne',
  ],
  [
    'Autofokus',
    'Automatyczne ustawianie ostrości.',
    'Aparat sam znajduje obiekt i utrzymuje na nim ostrość. Nowe modele rozpoznają twarz, oko, zwierzę lub pojazd.',
    'bezlusterkowce',
  ],
  [
    'BLIK',
    'Płatność kodem z aplikacji banku.',
    'Sześciocyfrowy kod ważny 2 minuty wpisujesz w sklepie i potwierdzasz w telefonie. Nikt poza Tobą nie powinien go znać.',
    null,
  ],
  [
    'Booster',
    'Chwilowe zwiększenie mocy pola płyty.',
    'Płyta indukcyjna na kilka minut oddaje wybranemu polu dodatkową moc, zwykle kosztem sąsiedniego. Przydaje się do szybkiego zagotowania wody.',
    'plyty-indukcyjne',
  ],
  [
    'CADR',
    'Wydajność oczyszczacza powietrza.',
    'Podaje, ile metrów sześciennych czystego powietrza urządzenie dostarcza w godzinę. Wartość podziel przez kubaturę pokoju: wynik powinien być co najmniej 3.',
    'oczyszczacze-powietrza',
  ],
  [
    'Crema',
    'Pianka na espresso.',
    'Powstaje z olejków i dwutlenku węgla pod ciśnieniem około 9 barów. Gęsta i orzechowa świadczy o świeżych ziarnach.',
    'ekspresy-kolbowe',
  ],
  [
    'Dolby Atmos',
    'Dźwięk przestrzenny z wysokością.',
    'Oprócz kanałów wokół słuchacza opisuje położenie dźwięku nad głową. Wymaga soundbara lub głośników z kanałami sufitowymi.',
    'soundbary',
  ],
  [
    'DPI',
    'Czułość myszy.',
    'Liczba punktów, o które przesunie się kursor na cal ruchu. Do biura wystarcza 1600, w grach liczy się głównie stabilność czujnika.',
    'myszy-gamingowe',
  ],
  [
    'DVB-T2',
    'Standard naziemnej telewizji cyfrowej.',
    'W Polsce obowiązuje z kodowaniem HEVC. Wszystkie telewizory w naszej ofercie mają taki tuner.',
    'telewizory-led',
  ],
  [
    'E Ink',
    'Papier elektroniczny.',
    'Ekran, który pobiera energię tylko przy zmianie strony i odbija światło jak kartka. Stosowany w czytnikach.',
    'czytniki-e-bookow',
  ],
  [
    'EPREL',
    'Europejski rejestr etykiet energetycznych.',
    'Baza, w której producenci publikują dane z etykiet. Odsyła do niej kod QR na etykiecie produktu.',
    null,
  ],
  [
    'eSIM',
    'Wbudowana karta SIM.',
    'Profil operatora pobierasz przez internet, bez plastikowej karty. Można mieć kilka profili, na przykład krajowy i na podróż.',
    'smartfony-5g',
  ],
  [
    'GPSR',
    'Rozporządzenie o bezpieczeństwie produktów.',
    'Od 13 grudnia 2024 r. przy produkcie podaje się dane producenta, a dla towarów spoza Unii także osoby odpowiedzialnej w UE.',
    null,
  ],
  [
    'HDR',
    'Szeroki zakres jasności obrazu.',
    'Pokazuje więcej szczegółów w cieniach i światłach. O efekcie decyduje jasność szczytowa ekranu i kontrast.',
    'telewizory-qled',
  ],
  [
    'HEPA',
    'Filtr o wysokiej skuteczności.',
    'Klasa H13 zatrzymuje co najmniej 99,95% najtrudniejszych do wychwycenia cząstek. Filtra nie wolno odkurzać ani prać, jeżeli producent tego nie przewidział.',
    'odkurzacze-pionowe',
  ],
  [
    'Higrostat',
    'Czujnik, który pilnuje wilgotności.',
    'Wyłącza nawilżacz po osiągnięciu zadanego poziomu, najczęściej 45–55%.',
    'nawilzacze-powietrza',
  ],
  [
    'Indukcja',
    'Ogrzewanie naczynia polem magnetycznym.',
    'Ciepło powstaje w dnie garnka, a szkło nagrzewa się tylko od niego. Potrzebne są naczynia z magnetycznym dnem.',
    'plyty-indukcyjne',
  ],
  [
    'IP68',
    'Klasa odporności na pył i wodę.',
    'Szóstka oznacza pełną pyłoszczelność, ósemka – zanurzenie głębsze niż metr, w warunkach podanych przez producenta. Odporność maleje z czasem.',
    'smartfony-5g',
  ],
  [
    'Klasa energetyczna',
    'Ocena zużycia energii od A do G.',
    'Skala z 2021 roku jest ostrzejsza od dawnej z plusami, dlatego klasa C lub D może oznaczać nowoczesne urządzenie.',
    'lodowki',
  ],
  [
    'LiDAR',
    'Pomiar odległości laserem.',
    'Robot sprzątający obraca wiązką światła i tworzy mapę pokoju, także po ciemku.',
    'roboty-sprzatajace',
  ],
  [
    'Mesh',
    'Sieć Wi-Fi z kilku współpracujących punktów.',
    'Urządzenia mają wspólną nazwę sieci i same przełączają telefon na najbliższy punkt.',
    'systemy-mesh',
  ],
  [
    'Mulczowanie',
    'Rozdrabnianie trawy i pozostawianie jej na trawniku.',
    'Drobne źdźbła szybko się rozkładają i nawożą glebę. Kosi się wtedy częściej, a niżej.',
    'kosiarki-akumulatorowe',
  ],
  ['NFC', 'Łączność na kilka centymetrów.', 'Służy do płatności zbliżeniowych i szybkiego parowania słuchawek.', 'smartwatche'],
  [
    'No Frost',
    'Chłodzenie bez szronu.',
    'Wentylator rozprowadza suche powietrze, a wilgoć skrapla się poza komorą. Nie trzeba rozmrażać, ale żywność warto przykrywać.',
    'lodowki',
  ],
  [
    'OLED',
    'Ekran ze świecących pikseli.',
    'Każdy piksel można wyłączyć, stąd pełna czerń. Przy statycznym obrazie przez wiele godzin dziennie warto włączyć zabezpieczenia przed wypaleniem.',
    'telewizory-oled',
  ],
  [
    'Omnibus',
    'Dyrektywa o informowaniu o cenach.',
    'Sklep ogłaszający obniżkę podaje najniższą cenę z 30 dni przed jej wprowadzeniem.',
    null,
  ],
  [
    'Piroliza',
    'Czyszczenie piekarnika temperaturą.',
    'W około 480°C tłuszcz zamienia się w popiół. Na czas programu drzwi są zablokowane, a blachy trzeba wyjąć.',
    'piekarniki',
  ],
  [
    'Pompa ciepła',
    'Układ odzyskujący ciepło.',
    'W suszarce do ubrań ogrzewa powietrze energią odebraną z pary wodnej, dzięki czemu zużywa o połowę mniej prądu.',
    'suszarki-do-ubran',
  ],
  [
    'Power Delivery',
    'Standard szybkiego ładowania przez USB-C.',
    'Ładowarka i urządzenie uzgadniają napięcie i moc, do 240 W w najnowszej wersji.',
    'powerbanki',
  ],
  [
    'RRSO',
    'Rzeczywista roczna stopa oprocentowania.',
    'Całkowity koszt kredytu w stosunku rocznym. Pozwala porównać oferty o różnej liczbie rat.',
    null,
  ],
  [
    'SDS+',
    'Uchwyt narzędziowy do młotowiertarek.',
    'Wiertło porusza się w uchwycie w przód i w tył, więc udar trafia w ścianę, a nie w rękę.',
    'wiertarki-udarowe',
  ],
  [
    'Światłowód',
    'Łącze przesyłające dane światłem.',
    'Zapewnia prędkości od 300 Mb/s do kilku Gb/s. Router podłącza się kablem do zakończenia ONT operatora.',
    'routery',
  ],
  [
    'Żywotność TBW',
    'Ilość danych do zapisania w ramach gwarancji dysku.',
    'Podawana w terabajtach. Domowy komputer zapisuje zwykle 5–15 TB rocznie.',
    'dyski-ssd',
  ],
];

/** Terms in Polish alphabetical order. */
export function glossary(): readonly GlossaryTerm[] {
  const order = new Intl.Collator('pl');
  return rows
    .map(([term, short, text, leaf]) => ({
      id: slug(term),
      term,
      letter: term.charAt(0).toUpperCase(),
      short,
      content: `<p>${short} ${text}</p>`,
      categoryId: leaf === null ? null : leafPlace(leaf).leafId,
    }))
    .toSorted((a, b) => order.compare(a.term, b.term));
}
