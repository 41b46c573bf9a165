import { formatMoney, imageUrl, useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { useLive } from 'shared-ui/live-product';
import { LiveRegion } from 'shared-ui/live-region';
import { Clock, Search } from 'shared-ui/icons';
import { ProductName } from 'shared-ui/product-name';
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { useQuery } from 'urql';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from '../../graphql/generated.ts';
import { layerTexts } from '../layer-texts/index.ts';
import { useSearchHistory } from '../shopper.ts';
import { useShellCommands } from '../shell-commands.ts';
import { cleanQuery, resultsPath } from './search-rules.ts';
import * as css from './search.css.ts';

/** Pause in typing after which suggestions are asked for, in ms. */
const TYPING_PAUSE_MS = 180;
/** Fewer letters fit everything. */
const MIN_LETTERS = 2;

type Found = SearchSuggestionsQuery['searchSuggestions'];

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/** Closes on Esc, and when the focus or a press goes elsewhere. */
const useLeaving = (bar: RefObject<HTMLElement | null>, enabled: boolean, onLeave: () => void): void => {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (!enabled) return;
    const onElsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !bar.current?.contains(target)) leave();
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave();
    };
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [bar, enabled]);
};

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section className={css.group}>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);

const Phrases = ({
  title,
  phrases,
  icon,
  lang,
}: {
  readonly title: string;
  readonly phrases: readonly string[];
  readonly icon: typeof Search;
  readonly lang?: 'pl';
}): ReactNode => {
  const { runSearch } = useShellCommands();
  return (
    <Group title={title}>
      {phrases.map((phrase) => (
        <li key={phrase}>
          <a
            lang={lang}
            href={resultsPath(phrase) ?? undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              runSearch(phrase);
            }}
          >
            <Icon of={icon} size={18} className={css.icon} />
            {phrase}
          </a>
        </li>
      ))}
    </Group>
  );
};

const Product = ({ product: read }: { readonly product: Found['products'][number] }): ReactNode => {
  const product = useLive(read);
  return (
    <li>
      <a href={product.request_path}>
        <img src={imageUrl(product.thumbnail, { width: 160, format: 'webp' })} alt="" width={48} height={48} />
        <span>
          <ProductName name={product.name} />
        </span>
        <b>{formatMoney(product.final_price)}</b>
      </a>
    </li>
  );
};

const Results = ({ found }: { readonly found: Found }): ReactNode => {
  const t = useTexts(layerTexts);
  return (
    <>
      {/* S-09: the catalogue is searched in Polish alone. */}
      {found.phrases.length > 0 && <Phrases title={t('search.phrases')} phrases={found.phrases.slice(0, 5)} icon={Search} lang="pl" />}
      {found.categories.length > 0 && (
        <Group title={t('search.categories')}>
          {found.categories.slice(0, 4).map(({ category, count }) => (
            <li key={category.url}>
              <a href={category.url}>
                {category.name}
                <b>{count}</b>
              </a>
            </li>
          ))}
        </Group>
      )}
      {found.products.length > 0 && (
        <Group title={t('search.products')}>
          {found.products.slice(0, 5).map((product) => (
            <Product key={product.sku} product={product} />
          ))}
        </Group>
      )}
    </>
  );
};

interface SuggestionsProps {
  readonly query: string;
  /** The search bar; floating suggestions close when the focus or a press leaves it. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly look: 'floating' | 'inline';
  readonly onClose: () => void;
}

/** What fits the letters typed so far: phrases, categories and products; before that, what was searched last (D-11). */
const Suggestions = ({ query, bar, look, onClose }: SuggestionsProps): ReactNode => {
  const t = useTexts(layerTexts);
  const history = useSearchHistory();
  useLeaving(bar, look === 'floating', onClose);
  const asked = useSettled(cleanQuery(query));
  const pause = asked.length < MIN_LETTERS;
  const [{ data, error, fetching }] = useQuery({ query: SearchSuggestionsDocument, variables: { query: asked }, pause });
  const found = pause ? undefined : data?.searchSuggestions;
  const count = found ? found.phrases.length + found.categories.length + found.products.length : 0;
  const content =
    found && count > 0 ? (
      <Results found={found} />
    ) : found && !fetching ? (
      <p className={css.message}>{t('search.nothing', { query: asked })}</p>
    ) : error && !pause ? (
      <p className={css.message}>{t('search.failed')}</p>
    ) : pause && history.length > 0 ? (
      <Phrases title={t('search.recent')} phrases={history} icon={Clock} />
    ) : null;
  return (
    <>
      <LiveRegion message={found && !fetching ? t('search.count', { count }) : ''} />
      {content !== null && <div className={look === 'floating' ? css.floating : css.inline}>{content}</div>}
    </>
  );
};

export default Suggestions;
