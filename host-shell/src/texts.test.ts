import { describe, expect, it } from '@jest/globals';
import pl from './i18n/pl.json';
import ua from './i18n/ua.json';
import pricesPl from './client/live/prices/i18n/pl.json';
import pricesUa from './client/live/prices/i18n/ua.json';
import layersPl from './shell/layer-texts/i18n/pl.json';
import layersUa from './shell/layer-texts/i18n/ua.json';
import metadataPl from './shell/metadata/i18n/pl.json';
import metadataUa from './shell/metadata/i18n/ua.json';
import installPl from './shell/install/i18n/pl.json';
import installUa from './shell/install/i18n/ua.json';
import neoportalPl from './shell/neoportal/i18n/pl.json';
import neoportalUa from './shell/neoportal/i18n/ua.json';
import newsletterPl from './shell/newsletter/i18n/pl.json';
import newsletterUa from './shell/newsletter/i18n/ua.json';
import viewsPl from './shell/views/i18n/pl.json';
import viewsUa from './shell/views/i18n/ua.json';

describe('texts of the shell', () => {
  it.each([
    ['the shell', pl, ua],
    ['its layers', layersPl, layersUa],
    ['the install banner', installPl, installUa],
    ['neoportal customers', neoportalPl, neoportalUa],
    ['the newsletter', newsletterPl, newsletterUa],
    ['the views', viewsPl, viewsUa],
    ['prices that change', pricesPl, pricesUa],
    ['the head', metadataPl, metadataUa],
  ])('[J-94] of %s exist in both languages', (_name, polish, ukrainian) => {
    expect(Object.keys(ukrainian).toSorted()).toEqual(Object.keys(polish).toSorted());
  });
});
