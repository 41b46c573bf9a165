import { branch, leaf, type Top } from './leaf.ts';

export const computers: Top = {
  slug: 'komputery', name: 'Komputery', singular: 'komputer', color: '#1B5FAA', icon: 'laptop', illustration: 'laptop',
  intro: 'Laptopy, komputery i wszystko, co do nich podłączasz.',
  branches: [
    branch('laptopy', 'Laptopy', 'laptop', 'Do nauki, biura, podróży i gier.', [
      leaf('laptopy-uniwersalne', 'Laptopy do domu i biura', 'laptop', 'laptop', 'laptop', 'silver', 1.3, 'Do codziennej pracy wystarczy 16 GB RAM i dysk 512 GB; matowy ekran mniej męczy oczy.'),
      leaf('laptopy-gamingowe', 'Laptopy gamingowe', 'laptop gamingowy', 'laptop', 'laptop', 'black', 1.0, 'W grach najważniejsza jest karta graficzna, potem odświeżanie ekranu i chłodzenie.'),
      leaf('ultrabooki', 'Ultrabooki', 'ultrabook', 'laptop', 'laptop', 'navy', 0.8, 'Do podróży wybierz wagę do 1,3 kg i co najmniej 12 godzin pracy na baterii.'),
    ], true),
    branch('komputery-stacjonarne', 'Komputery stacjonarne', 'komputer stacjonarny', 'Gotowe zestawy do biura i do gier.', [
      leaf('komputery-do-biura', 'Komputery do biura', 'komputer do biura', 'desktop', 'desktop', 'black', 0.7, 'Mały komputer biurowy jest cichy i zużywa mało prądu; sprawdź liczbę wyjść na monitory.'),
      leaf('komputery-gamingowe', 'Komputery gamingowe', 'komputer gamingowy', 'desktop', 'desktop', 'white', 0.8, 'Zasilacz z zapasem mocy i 32 GB RAM pozwolą za kilka lat wymienić samą kartę graficzną.'),
    ]),
    branch('monitory', 'Monitory', 'monitor', 'Do pracy, grafiki i e-sportu.', [
      leaf('monitory-biurowe', 'Monitory do biura', 'monitor', 'monitor', 'monitor', 'silver', 0.9, 'Regulowana wysokość i port USB-C z zasilaniem laptopa ułatwiają pracę przy biurku.'),
      leaf('monitory-gamingowe', 'Monitory gamingowe', 'monitor gamingowy', 'monitor', 'monitor', 'black', 1.0, 'Do strzelanek wybierz 240 Hz, do gier fabularnych – rozdzielczość QHD lub 4K i HDR.'),
    ]),
    branch('klawiatury-i-myszy', 'Klawiatury i myszy', 'klawiatura lub mysz', 'Wygodne pisanie i pewny ruch.', [
      leaf('klawiatury', 'Klawiatury', 'klawiatura', 'keyboard', 'keyboard', 'white', 0.8, 'Do biura wybierz cichą klawiaturę nożycową, do długiego pisania – mechaniczną z podpórką.'),
      leaf('myszy', 'Myszy', 'mysz', 'mouse', 'mouse', 'graphite', 0.9, 'Pionowa mysz odciąża nadgarstek, a cicha nie przeszkadza współpracownikom.'),
    ]),
    branch('drukarki', 'Drukarki', 'drukarka', 'Druk do domu i biura, także z tanimi pojemnikami na tusz.', [
      leaf('drukarki-laserowe', 'Drukarki laserowe', 'drukarka laserowa', 'printer', 'printer', 'white', 0.7, 'Laser nie zasycha i drukuje tanio tekst; policz koszt strony, a nie tylko cenę drukarki.'),
      leaf('urzadzenia-wielofunkcyjne', 'Urządzenia wielofunkcyjne', 'urządzenie wielofunkcyjne', 'printer', 'printer', 'black', 0.9, 'Podajnik dokumentów i druk dwustronny oszczędzą czas, a pojemniki na tusz – pieniądze.'),
    ]),
    branch('siec', 'Sieć', 'urządzenie sieciowe', 'Zasięg w każdym pokoju.', [
      leaf('routery', 'Routery Wi-Fi', 'router', 'router', 'router', 'black', 0.8, 'Wi-Fi 6 wystarczy do łącza 600 Mb/s, przy 1 Gb/s i wielu urządzeniach wybierz Wi-Fi 7.'),
      leaf('systemy-mesh', 'Systemy mesh', 'system mesh', 'mesh', 'router', 'white', 0.6, 'Dwa punkty obejmą mieszkanie do 150 m², trzy – dom z piętrem.'),
    ]),
    branch('dyski', 'Dyski', 'dysk', 'Szybkie dyski do komputera i do plecaka.', [
      leaf('dyski-ssd', 'Dyski SSD', 'dysk SSD', 'ssd', 'ssd', 'black', 0.9, 'Dysk M.2 PCIe 4.0 przyspieszy każdy nowszy komputer; do starszego laptopa wybierz 2,5″ SATA.'),
      leaf('dyski-zewnetrzne', 'Dyski zewnętrzne SSD', 'dysk zewnętrzny SSD', 'ssd', 'ssd', 'blue', 0.6, 'Do kopii zdjęć wystarczy 1 TB, do montażu filmów – 2 TB i 2000 MB/s.'),
    ]),
  ],
};
