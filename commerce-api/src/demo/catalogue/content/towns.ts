/** A town in which carriers have points. */
export interface Town {
  readonly city: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Thousands of inhabitants. */
  readonly people: number;
  /** Its postcode; of a large town the beginnings of its postcodes, two digits each. */
  readonly postcodes: readonly [string, ...string[]];
}

/** Towns of all voivodeships, the largest first: name, latitude, longitude, thousands of inhabitants, postcodes. */
const table = `
Warszawa|52.23|21.01|1862|00 01 02 03 04
Kraków|50.06|19.94|803|30 31
Wrocław|51.11|17.03|674|50 51 52 53 54
Łódź|51.77|19.46|655|90 91 92 93 94
Poznań|52.41|16.93|541|60 61
Gdańsk|54.35|18.62|486|80
Szczecin|53.43|14.55|391|70 71
Lublin|51.25|22.57|331|20
Bydgoszcz|53.12|18.01|330|85
Białystok|53.13|23.16|292|15
Katowice|50.26|19.02|279|40
Gdynia|54.51|18.50|242|81
Częstochowa|50.81|19.12|208|42-200
Rzeszów|50.04|22.00|197|35
Radom|51.40|21.15|196|26-600
Toruń|53.01|18.60|196|87-100
Sosnowiec|50.29|19.10|190|41-200
Kielce|50.87|20.63|183|25
Gliwice|50.29|18.67|170|44-100
Olsztyn|53.78|20.48|168|10
Zabrze|50.32|18.79|156|41-800
Bielsko-Biała|49.82|19.05|167|43-300
Bytom|50.35|18.92|150|41-900
Zielona Góra|51.94|15.51|139|65
Rybnik|50.10|18.54|132|44-200
Ruda Śląska|50.26|18.86|132|41-700
Opole|50.67|17.93|126|45
Tychy|50.13|18.99|123|43-100
Gorzów Wielkopolski|52.74|15.23|116|66-400
Elbląg|54.16|19.40|113|82-300
Dąbrowa Górnicza|50.33|19.20|113|41-300
Płock|52.55|19.70|112|09-400
Tarnów|50.01|20.99|104|33-100
Chorzów|50.30|18.95|102|41-500
Koszalin|54.19|16.18|104|75
Wałbrzych|50.78|16.28|104|58-300
Włocławek|52.65|19.07|103|87-800
Kalisz|51.76|18.09|94|62-800
Legnica|51.21|16.16|92|59-220
Grudziądz|53.48|18.75|89|86-300
Jaworzno|50.20|19.27|86|43-600
Słupsk|54.46|17.03|86|76-200
Jastrzębie-Zdrój|49.95|18.60|83|44-335
Nowy Sącz|49.62|20.69|80|33-300
Jelenia Góra|50.90|15.73|75|58-500
Siedlce|52.17|22.29|75|08-110
Mysłowice|50.24|19.14|71|41-400
Konin|52.22|18.25|69|62-500
Piła|53.15|16.74|69|64-920
Piotrków Trybunalski|51.41|19.70|68|97-300
Lubin|51.40|16.20|67|59-300
Inowrocław|52.80|18.26|66|88-100
Ostrów Wielkopolski|51.65|17.81|69|63-400
Suwałki|54.10|22.93|68|16-400
Stargard|53.34|15.05|65|73-110
Gniezno|52.53|17.60|63|62-200
Siemianowice Śląskie|50.31|19.03|63|41-100
Ostrowiec Świętokrzyski|50.93|21.39|61|27-400
Głogów|51.66|16.09|62|67-200
Pabianice|51.66|19.35|59|95-200
Leszno|51.84|16.57|59|64-100
Tomaszów Mazowiecki|51.53|20.01|58|97-200
Zamość|50.72|23.25|58|22-400
Łomża|53.18|22.06|59|18-400
Ełk|53.83|22.36|59|19-300
Żory|50.04|18.70|62|44-240
Pruszków|52.17|20.81|65|05-800
Chełm|51.14|23.47|56|22-100
Tarnowskie Góry|50.45|18.86|60|42-600
Kędzierzyn-Koźle|50.35|18.21|55|47-220
Mielec|50.29|21.42|57|39-300
Przemyśl|49.78|22.77|56|37-700
Stalowa Wola|50.58|22.05|56|37-450
Tczew|54.09|18.79|57|83-110
Biała Podlaska|52.03|23.12|55|21-500
Bełchatów|51.37|19.36|54|97-400
Świdnica|50.84|16.49|53|58-100
Będzin|50.33|19.13|53|42-500
Zgierz|51.86|19.41|53|95-100
Piekary Śląskie|50.38|18.95|51|41-940
Racibórz|50.09|18.22|50|47-400
Legionowo|52.40|20.93|52|05-120
Ostrołęka|53.09|21.57|48|07-410
Piaseczno|52.08|21.02|50|05-500
Wejherowo|54.60|18.24|46|84-200
Świętochłowice|50.29|18.92|45|41-600
Zawiercie|50.49|19.42|45|42-400
Starachowice|51.05|21.07|45|27-200
Skierniewice|51.95|20.16|46|96-100
Starogard Gdański|53.96|18.53|45|83-200
Wodzisław Śląski|50.00|18.46|45|44-300
Puławy|51.42|21.97|44|24-100
Tarnobrzeg|50.57|21.68|42|39-400
Kołobrzeg|54.17|15.58|44|78-100
Krosno|49.68|21.77|43|38-400
Rumia|54.57|18.40|50|84-230
Radomsko|51.07|19.45|42|97-500
Skarżysko-Kamienna|51.11|20.87|41|26-110
Dębica|50.05|21.41|43|39-200
Otwock|52.11|21.26|43|05-400
Kutno|52.23|19.37|41|99-300
Ciechanów|52.88|20.62|42|06-400
Sieradz|51.60|18.73|38|98-200
Zduńska Wola|51.60|18.94|40|98-220
Mińsk Mazowiecki|52.18|21.57|41|05-300
Świnoujście|53.90|14.26|39|72-600
Szczecinek|53.71|16.70|37|78-400
Nysa|50.47|17.33|41|48-300
Bolesławiec|51.26|15.57|36|59-700
Iława|53.60|19.57|32|14-200
Oleśnica|51.21|17.38|36|56-400
Sopot|54.44|18.56|32|81-701
Malbork|54.04|19.03|35|82-200
Chojnice|53.70|17.56|38|89-600
Oświęcim|50.03|19.23|34|32-600
Jarosław|50.02|22.68|35|37-500
Sanok|49.56|22.20|34|38-500
Nowa Sól|51.80|15.72|37|67-100
Żary|51.64|15.14|36|68-200
Żyrardów|52.05|20.44|38|96-300
Kraśnik|50.92|22.22|32|23-200
Świecie|53.41|18.45|25|86-100
Brodnica|53.26|19.40|28|87-300
Ostróda|53.70|19.96|32|14-100
Kętrzyn|54.08|21.38|26|11-400
Giżycko|54.04|21.77|28|11-500
Augustów|53.84|22.98|29|16-300
Zambrów|52.99|22.24|21|18-300
Bielsk Podlaski|52.77|23.19|24|17-100
Hajnówka|52.74|23.58|20|17-200
Września|52.33|17.57|30|62-300
Krotoszyn|51.70|17.44|28|63-700
Wągrowiec|52.81|17.20|25|62-100
Nowy Targ|49.48|20.03|33|34-400
Zakopane|49.30|19.95|26|34-500
Gorlice|49.66|21.16|26|38-300
Bochnia|49.97|20.43|29|32-700
Busko-Zdrój|50.47|20.72|15|28-100
Sandomierz|50.68|21.75|23|27-600
Jędrzejów|50.64|20.30|14|28-300
Kluczbork|50.97|18.22|23|46-200
Brzeg|50.86|17.47|34|49-300
Prudnik|50.32|17.58|20|48-200
Kłodzko|50.43|16.66|26|57-300
Zgorzelec|51.15|15.01|29|59-900
Świebodzin|52.25|15.53|21|66-200
Międzyrzecz|52.44|15.58|18|66-300
Wałcz|53.27|16.47|25|78-600
Police|53.55|14.57|32|72-010
Goleniów|53.56|14.83|22|72-100
Lębork|54.54|17.75|34|84-300
Kościerzyna|54.12|17.98|23|83-400
Cieszyn|49.75|18.63|33|43-400
Żywiec|49.69|19.21|31|34-300
Włodawa|51.55|23.55|12|22-200
Biłgoraj|50.54|22.72|26|23-400
Łuków|51.93|22.38|29|21-400
Mława|53.11|20.38|30|06-500
Ustrzyki Dolne|49.43|22.59|9|38-700
`;

export const towns: readonly Town[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [city = '', latitude, longitude, people, codes = ''] = row.split('|');
    const [first = '', ...more] = codes.split(' ');
    return { city, latitude: Number(latitude), longitude: Number(longitude), people: Number(people), postcodes: [first, ...more] };
  });
