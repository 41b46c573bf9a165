import type { Article } from './blog-post.ts';

/** Buying guides. */
export const guides: readonly Article[] = [
  {
    title: 'Jak wybrać pralkę? Pojemność, obroty i klasa energetyczna',
    author: 1,
    section: 1,
    leaf: 'pralki',
    daysOld: 6,
    illustration: 'washing-machine',
    body: 'white',
    background: '#E8F1FF',
    lead: 'Większy bęben nie zawsze znaczy lepszy. Podpowiadamy, jak dobrać pralkę do mieszkania, liczby osób i rachunków za prąd.',
    parts: [
      [
        'Pojemność: policz osoby, nie kilogramy',
        'Singlowi i parze wystarczy 6–7 kg, czteroosobowej rodzinie 8–9 kg. Bęben 10 kg ma sens, gdy pierzesz kołdry lub robisz jedno duże pranie w tygodniu. Pralka uruchamiana w połowie pusta zużyje niewiele mniej wody niż pełna.',
      ],
      [
        'Zmierz łazienkę',
        'Do głębokości obudowy dolicz 5 cm na węże. Model wąski ma do 47 cm i zwykle mieści 5–7 kg. Ładowana od góry potrzebuje tylko 40 cm szerokości, ale nie postawisz na niej suszarki.',
      ],
      [
        'Obroty i klasa',
        '1400 obr./min to złoty środek: pranie jest wilgotne, a nie mokre, i mniej się gniecie niż przy 1600. Klasę A w programie eco odczytuj razem z zużyciem na 100 cykli, które podajemy na stronie produktu.',
      ],
      [
        'Co warto mieć, a co niekoniecznie',
        'Silnik inwerterowy i zabezpieczenie przed zalaniem – tak. Para przydaje się do koszul, automatyczne dozowanie oszczędza detergent. Aplikacja bywa wygodna, lecz nie powinna decydować o zakupie.',
      ],
    ],
  },
  {
    title: 'OLED, QLED czy LED – który telewizor do Twojego salonu',
    author: 2,
    section: 1,
    leaf: 'telewizory-oled',
    daysOld: 13,
    illustration: 'tv',
    body: 'black',
    background: '#F1ECFF',
    lead: 'Technologię ekranu najlepiej dobrać do światła w pokoju, a dopiero potem do budżetu.',
    parts: [
      [
        'Ciemny pokój: OLED',
        'Piksele gasną całkowicie, więc nocne sceny mają głębię. OLED świetnie wypada w grach dzięki błyskawicznej reakcji. Jeżeli telewizor przez cały dzień pokazuje jeden kanał z logo, włącz przesuwanie pikseli.',
      ],
      [
        'Jasny salon: QLED lub Mini LED',
        'Mocne podświetlenie wygrywa z oknem. Mini LED ma setki stref, które przygasają niezależnie, dlatego zbliża się do OLED pod względem kontrastu.',
      ],
      [
        'Sypialnia i kuchnia: LED',
        'Do wiadomości i seriali wystarczy LED 32–43″. Zwróć uwagę na kąt widzenia i system, bo to one wpływają na wygodę.',
      ],
      [
        'Jak dobrać przekątną',
        'Dla obrazu 4K odległość od kanapy w centymetrach podziel przez 3. Przy 2,5 metra dobrze wypadnie 65″ i więcej, przy dwóch metrach – 55″.',
      ],
    ],
  },
  {
    title: 'Lodówka No Frost: zalety, wady i ustawienia',
    author: 1,
    section: 1,
    leaf: 'lodowki',
    daysOld: 21,
    illustration: 'fridge',
    body: 'silver',
    background: '#E9F7F4',
    lead: 'Bez rozmrażania, ale z suchszym powietrzem. Wyjaśniamy, jak korzystać z lodówki No Frost.',
    parts: [
      [
        'Jak to działa',
        'Wentylator rozprowadza zimne powietrze, a wilgoć skrapla się na parowniku ukrytym za ścianką. Grzałka co pewien czas rozpuszcza szron, którego nigdy nie widzisz.',
      ],
      [
        'Pełny czy tylko w zamrażarce',
        'Pełny No Frost chłodzi równo na każdej półce. Wersja tylko w zamrażarce jest tańsza, ale w chłodziarce na tylnej ściance mogą pojawiać się krople – to normalne.',
      ],
      [
        'Dobre ustawienia',
        'Chłodziarka 4–5°C, zamrażarka −18°C. Każdy stopień mniej to kilka procent więcej energii. Po dużych zakupach włącz szybkie chłodzenie.',
      ],
      ['Przechowywanie', 'Wędliny i sery trzymaj w pudełkach, warzywa w szufladzie świeżości. Nie zasłaniaj wylotów powietrza.'],
    ],
  },
  {
    title: 'Robot sprzątający: na co patrzeć oprócz siły ssania',
    author: 3,
    section: 1,
    leaf: 'roboty-sprzatajace',
    daysOld: 28,
    illustration: 'robot-vacuum',
    body: 'white',
    background: '#FFF4E5',
    lead: 'Tysiące paskali dobrze wyglądają na pudełku. W mieszkaniu ważniejsze są mapa, progi i mopy.',
    parts: [
      [
        'Nawigacja',
        'Laser tworzy mapę po ciemku i w kilkanaście minut. Kamera dodatkowo omija kable i skarpetki. Żyroskop wystarczy tylko w kawalerce.',
      ],
      [
        'Stacja',
        'Opróżnianie do worka to spokój na kilka tygodni. Mycie i suszenie mopów usuwa największą wadę tańszych robotów: nieświeży zapach wilgotnej ściereczki.',
      ],
      ['Dywany i progi', 'Sprawdź wysokość progów – większość robotów pokonuje 2 cm. Przy dywanach przyda się unoszenie mopa.'],
      ['Zwierzęta w domu', 'Szukaj szczotki, na którą nie nawijają się włosy, i pojemnika łatwego do umycia.'],
    ],
  },
  {
    title: 'Ekspres automatyczny czy kolbowy? Test smaku i cierpliwości',
    author: 1,
    section: 1,
    leaf: 'ekspresy-automatyczne',
    daysOld: 35,
    illustration: 'coffee-machine',
    body: 'black',
    background: '#F7EFE6',
    lead: 'Jeden robi kawę za Ciebie, drugi z Tobą. Sprawdzamy, komu który bardziej posłuży.',
    parts: [
      [
        'Automat: rano bez myślenia',
        'Wsypujesz ziarna, wybierasz napój i po minucie pijesz. System mleczny robi latte za dotknięciem, ale wymaga codziennego płukania.',
      ],
      [
        'Kolba: rytuał',
        'Dobierasz grubość mielenia, dawkę i docisk. Pierwsze kawy bywają kwaśne lub gorzkie, za to po kilku tygodniach smak potrafi przewyższyć kawiarnię.',
      ],
      ['Koszty', 'Do kolby dolicz młynek żarnowy i ubijak. W automacie licz filtry wody i środek do odkamieniania.'],
      [
        'Ziarna',
        'Świeżość jest ważniejsza niż marka: najlepiej 2–6 tygodni od palenia. Ciemno palone dają gęstszą cremę, jaśniejsze – owocowy aromat.',
      ],
    ],
  },
  {
    title: 'Laptop na studia: rozsądne minimum na 2026 rok',
    author: 3,
    section: 1,
    leaf: 'laptopy-uniwersalne',
    daysOld: 44,
    illustration: 'laptop',
    body: 'silver',
    background: '#E8F1FF',
    lead: 'Pięć lat to długo. Oto parametry, które pozwolą nie myśleć o wymianie przed obroną.',
    parts: [
      ['Pamięć i dysk', '16 GB RAM i 512 GB SSD to minimum. Sprawdź, czy pamięć można rozbudować – wtedy za dwa lata kupisz tylko moduł.'],
      [
        'Ekran',
        '14–16 cali, matowy, Full HD lub WUXGA. Proporcje 16:10 mieszczą więcej tekstu. Jasność od 300 nitów wystarczy do biblioteki.',
      ],
      ['Bateria i waga', 'Realne 7–8 godzin i do 1,6 kg. Ładowanie przez USB-C oznacza jedną ładowarkę do laptopa i telefonu.'],
      ['Kierunek ma znaczenie', 'Architektura i grafika potrzebują osobnej karty graficznej, prawo i filologia – wygodnej klawiatury.'],
    ],
  },
  {
    title: 'Jaki aparat dla początkującego: kompakt czy bezlusterkowiec',
    author: 2,
    section: 1,
    leaf: 'bezlusterkowce',
    daysOld: 58,
    illustration: 'camera',
    body: 'black',
    background: '#EEF1F6',
    lead: 'Telefon robi dobre zdjęcia. Kiedy warto kupić aparat i jaki wybrać na początek?',
    parts: [
      [
        'Co zyskujesz',
        'Większa matryca zbiera więcej światła, a obiektyw naprawdę przybliża. Do tego dochodzi wizjer i przyjemność świadomego fotografowania.',
      ],
      ['Kompakt', 'Mieści się w kieszeni i jest zawsze gotowy. Model z matrycą 1″ wyraźnie wyprzedza telefon po zmroku.'],
      [
        'Bezlusterkowiec',
        'Wymienne obiektywy i szybki autofokus. Zacznij od APS-C z zoomem, a po pół roku dokup jasny obiektyw stałoogniskowy.',
      ],
      ['Czego nie żałować', 'Druga bateria, dobra karta pamięci i torba. Statyw może poczekać.'],
    ],
  },
];
