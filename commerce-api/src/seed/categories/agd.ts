import { branch, leaf, type Top } from './leaf.ts';

export const agd: Top = {
  slug: 'agd', name: 'AGD', singular: 'sprzęt AGD', color: '#0B7A75', icon: 'washing-machine', illustration: 'washing-machine',
  intro: 'Duże i małe AGD wolnostojące: od pralki po toster. Duży sprzęt wniesiemy i podłączymy.',
  branches: [
    branch('pralki-i-suszarki', 'Pralki i suszarki', 'pralka lub suszarka', 'Dobierz pojemność do liczby domowników i sprawdź głębokość, jeśli masz małą łazienkę.', [
      leaf('pralki', 'Pralki', 'pralka', 'washing-machine', 'washing-machine', 'white', 1.5, 'Dla 2–3 osób wystarczy 7 kg, dla czteroosobowej rodziny wybierz 8–9 kg. Modele wąskie mają do 47 cm głębokości.'),
      leaf('suszarki-do-ubran', 'Suszarki do ubrań', 'suszarka do ubrań', 'dryer', 'dryer', 'white', 0.9, 'Suszarka z pompą ciepła zużywa o połowę mniej prądu niż kondensacyjna i suszy delikatniej.'),
      leaf('pralko-suszarki', 'Pralko-suszarki', 'pralko-suszarka', 'washer-dryer', 'washing-machine', 'white', 0.6, 'Pamiętaj, że naraz wysuszysz mniej ubrań, niż wypierzesz: drugi z podanych ciężarów dotyczy suszenia.'),
    ], true),
    branch('lodowki-i-zamrazarki', 'Lodówki i zamrażarki', 'lodówka lub zamrażarka', 'Zmierz wnękę, zostaw kilka centymetrów na wentylację i sprawdź, w którą stronę otwierają się drzwi.', [
      leaf('lodowki', 'Lodówki', 'lodówka', 'fridge', 'fridge', 'silver', 1.4, 'Pełny No Frost oznacza koniec z rozmrażaniem. Na jedną osobę przyjmij około 80–100 litrów pojemności.'),
      leaf('lodowki-side-by-side', 'Lodówki side by side', 'lodówka side by side', 'side-by-side', 'fridge', 'graphite', 0.6, 'Szeroka lodówka potrzebuje miejsca na otwarcie obu drzwi; do kostkarki z przyłączem doprowadź wodę.'),
      leaf('zamrazarki', 'Zamrażarki', 'zamrażarka', 'freezer', 'freezer', 'white', 0.7, 'Szufladowa jest wygodniejsza, skrzyniowa – tańsza i pojemniejsza. Do garażu wybierz model przystosowany do niskich temperatur.'),
    ]),
    branch('zmywarki', 'Zmywarki', 'zmywarka', 'Wolnostojące zmywarki 60 i 45 cm – do nowej kuchni i do wynajmowanego mieszkania.', [
      leaf('zmywarki-60-cm', 'Zmywarki 60 cm', 'zmywarka 60 cm', 'dishwasher', 'dishwasher', 'white', 0.9, 'Model 60 cm mieści 12–15 kompletów naczyń; trzecia szuflada na sztućce oddaje miejsce w dolnym koszu.'),
      leaf('zmywarki-45-cm', 'Zmywarki 45 cm', 'zmywarka 45 cm', 'dishwasher', 'dishwasher', 'silver', 0.7, 'Wąska zmywarka mieści 9–11 kompletów i zużywa 8–10 litrów wody na cykl.'),
    ]),
    branch('kuchnie-i-mikrofale', 'Kuchnie i mikrofale', 'kuchnia', 'Kuchnie wolnostojące gazowe i elektryczne oraz kuchenki mikrofalowe.', [
      leaf('kuchnie-gazowe', 'Kuchnie gazowo-elektryczne', 'kuchnia gazowa', 'cooker', 'cooker', 'white', 0.6, 'Sprawdź, czy masz gaz ziemny, czy butlę: dysze do obu rodzajów są zwykle w zestawie, ale wymienia je serwisant.'),
      leaf('kuchnie-indukcyjne', 'Kuchnie indukcyjne i ceramiczne', 'kuchnia elektryczna', 'cooker', 'cooker', 'silver', 0.6, 'Kuchnia indukcyjna wymaga zasilania trójfazowego i naczyń z magnetycznym dnem.'),
      leaf('kuchenki-mikrofalowe', 'Kuchenki mikrofalowe', 'kuchenka mikrofalowa', 'microwave', 'microwave', 'black', 0.9, 'Do podgrzewania wystarczy 20 litrów i 700 W; grill i konwekcja zastąpią mały piekarnik.'),
    ]),
    branch('odkurzacze', 'Odkurzacze', 'odkurzacz', 'Pionowe bez kabla i roboty, które sprzątają same.', [
      leaf('odkurzacze-pionowe', 'Odkurzacze pionowe', 'odkurzacz pionowy', 'vacuum-upright', 'vacuum-upright', 'navy', 1.1, 'Patrz na czas pracy w trybie normalnym, a nie maksymalnym, i na to, czy akumulator można wymienić.'),
      leaf('roboty-sprzatajace', 'Roboty sprzątające', 'robot sprzątający', 'robot-vacuum', 'robot-vacuum', 'white', 1.1, 'Laserowa nawigacja mapuje mieszkanie w kilkanaście minut. Stacja z myciem mopów oszczędza najwięcej pracy.'),
    ]),
    branch('kawa-i-sniadanie', 'Kawa i śniadanie', 'sprzęt śniadaniowy', 'Ekspresy, czajniki i tostery – wszystko na dobry początek dnia.', [
      leaf('ekspresy-automatyczne', 'Ekspresy automatyczne', 'ekspres automatyczny', 'coffee-machine', 'coffee-machine', 'black', 1.2, 'Jeśli pijesz kawę z mlekiem, wybierz model z automatycznym systemem spieniania i wyjmowanym zaparzaczem.'),
      leaf('ekspresy-kolbowe', 'Ekspresy kolbowe', 'ekspres kolbowy', 'coffee-machine', 'coffee-machine', 'silver', 0.7, 'Ekspres kolbowy daje najwięcej kontroli nad smakiem; przyda się do niego młynek żarnowy.'),
      leaf('czajniki', 'Czajniki elektryczne', 'czajnik elektryczny', 'kettle', 'kettle', 'sand', 1.0, 'Regulacja temperatury przyda się do zielonej herbaty i kawy przelewowej, szkło łatwiej utrzymać w czystości niż stal.'),
      leaf('tostery', 'Tostery', 'toster', 'toaster', 'toaster', 'red', 0.7, 'Szerokie szczeliny przyjmą kromki domowego chleba, a ruszt podgrzeje bułki.'),
    ], true),
    branch('gotowanie', 'Gotowanie i przygotowanie', 'robot kuchenny', 'Sprzęt, który sieka, miesza, ubija i piecze bez oleju.', [
      leaf('blendery', 'Blendery', 'blender', 'blender', 'blender', 'graphite', 1.0, 'Do koktajli wybierz blender kielichowy o mocy od 800 W, do zup – ręczny z metalową końcówką.'),
      leaf('roboty-planetarne', 'Roboty planetarne', 'robot planetarny', 'mixer', 'mixer', 'red', 0.8, 'Do ciasta drożdżowego liczy się moc od 1000 W i metalowa przekładnia, misa 5 litrów wystarczy na dwie blachy.'),
      leaf('frytkownice-beztluszczowe', 'Frytkownice beztłuszczowe', 'frytkownica beztłuszczowa', 'air-fryer', 'air-fryer', 'black', 1.0, 'Dla dwóch osób wystarczy 4 litry, dla rodziny – 6 litrów lub dwie komory.'),
    ]),
    branch('prasowanie', 'Prasowanie', 'żelazko', 'Żelazka i generatory pary, które wygładzą nawet len.', [
      leaf('zelazka', 'Żelazka parowe', 'żelazko parowe', 'iron', 'iron', 'blue', 0.9, 'Stały wyrzut pary od 40 g/min i powłoka ceramiczna to dobry punkt wyjścia.'),
      leaf('generatory-pary', 'Generatory pary', 'generator pary', 'steam-station', 'iron', 'white', 0.5, 'Generator ma duży zbiornik i silniejszą parę, więc większe pranie wyprasujesz nawet dwa razy szybciej.'),
    ]),
    branch('klimat-w-domu', 'Klimat w domu', 'urządzenie do powietrza', 'Czyste i odpowiednio wilgotne powietrze przez cały rok.', [
      leaf('oczyszczacze-powietrza', 'Oczyszczacze powietrza', 'oczyszczacz powietrza', 'air-purifier', 'air-purifier', 'white', 0.9, 'Dobierz wydajność CADR do powierzchni pokoju i sprawdź cenę filtra na rok.'),
      leaf('nawilzacze-powietrza', 'Nawilżacze powietrza', 'nawilżacz powietrza', 'humidifier', 'air-purifier', 'silver', 0.6, 'Nawilżacz ewaporacyjny nie zostawia białego osadu i sam pilnuje wilgotności.'),
    ]),
  ],
};
