import { branch, leaf, type Top } from './leaf.ts';

export const rtv: Top = {
  slug: 'telewizory-i-audio', name: 'Telewizory i audio', singular: 'sprzęt RTV', color: '#2A3FE5', icon: 'tv', illustration: 'tv',
  intro: 'Ekrany do salonu i sypialni, dźwięk do filmów i muzyki, słuchawki na drogę do pracy.',
  branches: [
    branch('telewizory', 'Telewizory', 'telewizor', 'Wybierz technologię ekranu, a potem przekątną dopasowaną do odległości od kanapy.', [
      leaf('telewizory-oled', 'Telewizory OLED', 'telewizor OLED', 'tv', 'tv', 'black', 1.1, 'OLED daje idealną czerń i szerokie kąty widzenia, dlatego najlepiej sprawdza się w zaciemnionym pokoju, przy filmach i grach.'),
      leaf('telewizory-qled', 'Telewizory QLED', 'telewizor QLED', 'tv', 'tv', 'graphite', 1.3, 'QLED jest jasny i nasycony, więc dobrze radzi sobie w słonecznym salonie. Zwróć uwagę na liczbę stref podświetlenia.'),
      leaf('telewizory-led', 'Telewizory LED', 'telewizor LED', 'tv', 'tv', 'black', 1.2, 'LED to najtańszy sposób na duży ekran. Do sypialni i kuchni wystarczy model 32–43″.'),
    ]),
    branch('kino-domowe', 'Kino domowe', 'zestaw kina domowego', 'Soundbar poprawi dialogi, a projektor zamieni ścianę w ekran kinowy.', [
      leaf('soundbary', 'Soundbary', 'soundbar', 'soundbar', 'soundbar', 'black', 0.9, 'Do małego pokoju wystarczą 2.1 kanały, do filmów z efektami z góry wybierz soundbar z głośnikami sufitowymi i osobnym subwooferem.'),
      leaf('projektory', 'Projektory', 'projektor', 'projector', 'projector', 'white', 0.6, 'Sprawdź jasność: do wieczornych seansów wystarczy 800 ANSI lm, do pokoju z zasłonami szukaj co najmniej 2000.'),
    ]),
    branch('sluchawki', 'Słuchawki', 'słuchawki', 'Bezprzewodowe, z redukcją hałasu, do biegania i do biura.', [
      leaf('sluchawki-nauszne', 'Słuchawki nauszne', 'słuchawki nauszne', 'headphones', 'headphones', 'black', 1.1, 'Do podróży i biura wybierz model z aktywną redukcją hałasu, do domu – wygodne pady i dobre brzmienie.'),
      leaf('sluchawki-bezprzewodowe', 'Słuchawki bezprzewodowe dokanałowe', 'słuchawki dokanałowe', 'earbuds', 'earbuds', 'white', 1.3, 'Zwróć uwagę na czas pracy z etui, klasę odporności i liczbę mikrofonów do rozmów.'),
    ]),
    branch('glosniki', 'Głośniki', 'głośnik', 'Na plażę, do kuchni i do całego mieszkania.', [
      leaf('glosniki-przenosne', 'Głośniki przenośne', 'głośnik przenośny', 'speaker', 'speaker', 'navy', 1.0, 'Na wyjazd liczy się klasa odporności IP67 i czas pracy na baterii; dwa takie same głośniki zwykle można połączyć w stereo.'),
      leaf('glosniki-domowe', 'Głośniki domowe Wi-Fi', 'głośnik Wi-Fi', 'speaker', 'speaker', 'graphite', 0.6, 'Głośniki Wi-Fi grają tę samą muzykę w kilku pokojach i nie przerywają, gdy ktoś zadzwoni na telefon.'),
    ]),
  ],
};
