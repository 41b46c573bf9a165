import { branch, leaf, type Top } from './leaf.ts';

export const mobile: Top = {
  slug: 'smartfony-i-zegarki', name: 'Smartfony i zegarki', singular: 'urządzenie mobilne', color: '#7C3AED', icon: 'smartphone', illustration: 'smartphone',
  intro: 'Telefony, zegarki, tablety i akcesoria, które nosisz przy sobie.',
  branches: [
    branch('smartfony', 'Smartfony', 'smartfon', 'Od prostych telefonów po flagowce z najlepszym aparatem.', [
      leaf('smartfony-5g', 'Smartfony 5G', 'smartfon', 'smartphone', 'smartphone', 'graphite', 1.6, 'Na kilka lat wybierz 8 GB RAM i 256 GB pamięci oraz producenta z długim wsparciem aktualizacjami.'),
      leaf('telefony-dla-seniora', 'Smartfony dla seniora', 'smartfon dla seniora', 'senior-phone', 'smartphone', 'red', 0.5, 'Najważniejsze są głośny dzwonek, proste menu, przycisk SOS i ładowanie w stacji.'),
    ]),
    branch('zegarki', 'Zegarki', 'zegarek', 'Zegarki, które mierzą sen, tętno i treningi.', [
      leaf('smartwatche', 'Smartwatche', 'smartwatch', 'smartwatch', 'smartwatch', 'black', 1.1, 'Sprawdź zgodność z telefonem, czas pracy i to, czy zapłacisz zegarkiem zbliżeniowo.'),
      leaf('zegarki-sportowe', 'Zegarki sportowe', 'zegarek sportowy', 'smartwatch', 'smartwatch', 'green', 0.8, 'Do biegania w terenie przyda się dwuzakresowy GPS, do pływania – odporność 5 ATM.'),
      leaf('smartwatche-dla-dzieci', 'Smartwatche dla dzieci', 'smartwatch dla dziecka', 'kids-watch', 'smartwatch', 'blue', 0.5, 'Zegarek z kartą SIM pozwala dzwonić i sprawdzić położenie dziecka w aplikacji.'),
    ]),
    branch('tablety-i-czytniki', 'Tablety i czytniki', 'tablet', 'Do nauki, filmów i czytania.', [
      leaf('tablety', 'Tablety', 'tablet', 'tablet', 'tablet', 'silver', 1.0, 'Do notatek wybierz model z rysikiem i odświeżaniem 90–120 Hz, do filmów – z czterema głośnikami.'),
      leaf('tablety-dla-dzieci', 'Tablety dla dzieci', 'tablet dla dzieci', 'tablet', 'tablet', 'blue', 0.5, 'Gumowe etui i kontrola rodzicielska są ważniejsze niż wydajność.'),
      leaf('czytniki-e-bookow', 'Czytniki e-booków', 'czytnik e-booków', 'reader', 'tablet', 'black', 0.5, 'Ekran 300 ppi z ciepłym podświetleniem nie męczy oczu wieczorem; IPX8 pozwala czytać w wannie.'),
    ]),
    branch('akcesoria-gsm', 'Akcesoria do telefonów', 'akcesorium do telefonu', 'Ochrona i energia na cały dzień.', [
      leaf('etui', 'Etui do smartfonów', 'etui', 'phone-case', 'phone-case', 'rose', 1.3, 'Wybierz etui do dokładnego modelu telefonu; podwyższone ranty chronią ekran i aparat.'),
      leaf('powerbanki', 'Powerbanki', 'powerbank', 'powerbank', 'powerbank', 'black', 1.0, '10 000 mAh naładuje telefon około dwóch razy, 20 000 mAh z Power Delivery – także laptopa.'),
    ]),
  ],
};
