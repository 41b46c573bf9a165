/** A name on the map: from which zoom it is shown. */
export interface TownLabel {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

const label =
  (zoom: number) =>
  (name: string, latitude: number, longitude: number): TownLabel => ({ name, latitude, longitude, zoom });
const [capital, city, town] = [label(6), label(7), label(8)] as const;

/** Towns that tell where one is, the most important ones first. */
export const townLabels: readonly TownLabel[] = [
  capital('Warszawa', 52.23, 21.01),
  capital('Kraków', 50.06, 19.94),
  capital('Wrocław', 51.11, 17.03),
  capital('Poznań', 52.41, 16.93),
  capital('Gdańsk', 54.35, 18.62),
  capital('Szczecin', 53.43, 14.55),
  capital('Lublin', 51.25, 22.57),
  capital('Białystok', 53.13, 23.16),
  capital('Rzeszów', 50.04, 22.0),
  city('Łódź', 51.77, 19.46),
  city('Katowice', 50.26, 19.02),
  city('Bydgoszcz', 53.12, 18.01),
  city('Toruń', 53.01, 18.6),
  city('Olsztyn', 53.78, 20.48),
  city('Kielce', 50.87, 20.63),
  city('Opole', 50.67, 17.93),
  city('Zielona Góra', 51.94, 15.51),
  city('Gorzów Wielkopolski', 52.74, 15.23),
  city('Koszalin', 54.19, 16.18),
  city('Częstochowa', 50.81, 19.12),
  city('Radom', 51.4, 21.15),
  city('Płock', 52.55, 19.7),
  city('Suwałki', 54.1, 22.93),
  city('Zamość', 50.72, 23.25),
  city('Kalisz', 51.76, 18.09),
  city('Legnica', 51.21, 16.16),
  city('Nowy Sącz', 49.62, 20.69),
  town('Gdynia', 54.51, 18.5),
  town('Słupsk', 54.46, 17.03),
  town('Elbląg', 54.16, 19.4),
  town('Grudziądz', 53.48, 18.75),
  town('Włocławek', 52.65, 19.07),
  town('Piła', 53.15, 16.74),
  town('Konin', 52.22, 18.25),
  town('Gniezno', 52.53, 17.6),
  town('Leszno', 51.84, 16.57),
  town('Głogów', 51.66, 16.09),
  town('Jelenia Góra', 50.9, 15.73),
  town('Wałbrzych', 50.78, 16.28),
  town('Gliwice', 50.29, 18.67),
  town('Rybnik', 50.1, 18.54),
  town('Bielsko-Biała', 49.82, 19.05),
  town('Tarnów', 50.01, 20.99),
  town('Zakopane', 49.3, 19.95),
  town('Krosno', 49.68, 21.77),
  town('Przemyśl', 49.78, 22.77),
  town('Stalowa Wola', 50.58, 22.05),
  town('Chełm', 51.14, 23.47),
  town('Biała Podlaska', 52.03, 23.12),
  town('Siedlce', 52.17, 22.29),
  town('Puławy', 51.42, 21.97),
  town('Łomża', 53.18, 22.06),
  town('Ełk', 53.83, 22.36),
  town('Ostrołęka', 53.09, 21.57),
  town('Ciechanów', 52.88, 20.62),
  town('Skierniewice', 51.95, 20.16),
  town('Piotrków Trybunalski', 51.41, 19.7),
  town('Sieradz', 51.6, 18.73),
  town('Kołobrzeg', 54.17, 15.58),
  town('Świnoujście', 53.9, 14.26),
  town('Stargard', 53.34, 15.05),
  town('Szczecinek', 53.71, 16.7),
  town('Chojnice', 53.7, 17.56),
  town('Iława', 53.6, 19.57),
  town('Giżycko', 54.04, 21.77),
  town('Nysa', 50.47, 17.33),
  town('Kłodzko', 50.43, 16.66),
];
