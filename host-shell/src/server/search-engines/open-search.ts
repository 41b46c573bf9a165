import { htmlLanguage, type Language } from 'shared-contracts';
import { escapeXml, XML_HEAD } from './xml.ts';

interface SearchedStore {
  readonly store_code: string;
  readonly store_name: string;
  readonly meta_description: string;
}

export const OPEN_SEARCH_PATH = '/opensearch.xml';

/** Most characters of the names, as the format has it. */
const shortName = 16;

/** J-200: how a browser searches the shop from its address bar. */
export const openSearchDescription = (origin: string, store: SearchedStore, language: Language): string =>
  `${XML_HEAD}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(store.store_name.slice(0, shortName))}</ShortName>
<Description>${escapeXml(store.meta_description.slice(0, 1024))}</Description>
<Language>${htmlLanguage(language)}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="192" height="192" type="image/png">${escapeXml(`${origin}/icons/${store.store_code}-192.png`)}</Image>
<Url type="text/html" template="${escapeXml(`${origin}/search.html?query={searchTerms}`)}"/>
</OpenSearchDescription>
`;
