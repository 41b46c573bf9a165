import { describe, expect, it } from '@jest/globals';
import { readAddress } from './register-address.ts';

describe('an address of the tax register', () => {
  it.each([
    ['UL. PROSTA 1/2, 00-838 WARSZAWA', 'ul. Prosta 1/2', '00-838', 'Warszawa'],
    ['AL. JANA PAWŁA II 12A, 31-864 KRAKÓW', 'al. Jana Pawła II 12A', '31-864', 'Kraków'],
    ['ŚWIĘTOKRZYSKA 3 M. 4, 43-300 BIELSKO-BIAŁA', 'Świętokrzyska 3 M. 4', '43-300', 'Bielsko-Biała'],
    ['ul. Długa 5, 80-827 Gdańsk', 'ul. Długa 5', '80-827', 'Gdańsk'],
    ['  WOLA   MAŁA 7 ,  37-100 ŁAŃCUT ', 'Wola Mała 7', '37-100', 'Łańcut'],
    ['00-838 WARSZAWA', '', '00-838', 'Warszawa'],
    ['DUBLIN 2, IRLANDIA', 'Dublin 2, Irlandia', '', ''],
    ['', '', '', ''],
  ])('[J-306] %p is read in its parts, as people write them', (line, street, postcode, city) => {
    expect(readAddress(line)).toEqual({ street, postcode, city });
  });
});
