import { formatMoney, imageUrl, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Icon } from 'shared-ui/icon';
import { useLive } from 'shared-ui/live-product';
import { LiveRegion } from 'shared-ui/live-region';
import { Clock, FileText, Search, Star } from 'shared-ui/icons';
import { ProductName } from 'shared-ui/product-name';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useQuery } from 'urql';
import { SearchSuggestionsDocument, type SearchSuggestionsQuery } from '../../graphql/generated.ts';
import { layerTexts } from '../layer-texts/index.ts';
import { useSearchHistory } from '../shopper.ts';
import { useShellCommands } from '../shell-commands.ts';
import { cleanQuery, resultsPath } from './search-rules.ts';
import { useOptionKeys } from './use-option-keys.ts';
import * as css from './search.css.ts';

/** Pause in typing after which suggestions are asked for, in ms. */
const TYPING_PAUSE_MS = 180;
/** Fewer letters fit everything. */
const MIN_LETTERS = 2;

/** Queries shown to go on with. */
const MOST_PHRASES = 5;

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

/** The id of the option that the arrow keys have reached. */
const ActiveOption = createContext<string | null>(null);

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.group}>
      <div id={id} className={css.groupTitle}>
        {title}
      </div>
      {children}
    </div>
  );
};

interface OptionProps {
  readonly href: string | undefined;
  readonly lang?: 'pl' | undefined;
  readonly onClick?: (event: MouseEvent) => void;
  readonly children: ReactNode;
}

/** A link that the arrow keys reach; the focus stays in the field. */
const Option = ({ href, lang, onClick, children }: OptionProps): ReactNode => {
  const id = useId();
  return (
    <a id={id} role="option" aria-selected={useContext(ActiveOption) === id} tabIndex={-1} href={href} lang={lang} onClick={onClick}>
      {children}
    </a>
  );
};

interface PhrasesProps {
  readonly title: string;
  readonly phrases: readonly string[];
  readonly icon: typeof Search;
  readonly lang?: 'pl';
}

const Phrases = ({ title, phrases, icon, lang }: PhrasesProps): ReactNode => {
  const { runSearch } = useShellCommands();
  return (
    <Group title={title}>
      {phrases.map((phrase) => (
        <Option
          key={phrase}
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
        </Option>
      ))}
    </Group>
  );
};

const Product = ({ product: read }: { readonly product: Found['products'][number] }): ReactNode => {
  const product = useLive(read);
  return (
    <Option href={product.request_path}>
      <img src={imageUrl(product.thumbnail, { width: 160, format: 'webp' })} alt="" width={48} height={48} />
      <span>
        <ProductName name={product.name} />
      </span>
      <b>{formatMoney(product.final_price)}</b>
    </Option>
  );
};

const Results = ({ found }: { readonly found: Found }): ReactNode => {
  const t = useTexts(layerTexts);
  const { phrases, categories, manufacturers, pages, products } = found;
  return (
    <>
      {/* S-09: the catalogue is searched in Polish alone. */}
      {phrases.length > 0 && <Phrases title={t('search.phrases')} phrases={phrases.slice(0, MOST_PHRASES)} icon={Search} lang="pl" />}
      {categories.length > 0 && (
        <Group title={t('search.categories')}>
          {categories.slice(0, 4).map(({ category, count }) => (
            <Option key={category.url} href={category.url}>
              {category.name}
              <b>{count}</b>
            </Option>
          ))}
        </Group>
      )}
      {manufacturers.length > 0 && (
        <Group title={t('search.brands')}>
          {manufacturers.map(({ name, url }) => (
            <Option key={url} href={url}>
              {name}
            </Option>
          ))}
        </Group>
      )}
      {products.length > 0 && (
        <Group title={t('search.products')}>
          {products.slice(0, 5).map((product) => (
            <Product key={product.sku} product={product} />
          ))}
        </Group>
      )}
      {pages.length > 0 && (
        <Group title={t('search.pages')}>
          {pages.map(({ title, url }) => (
            <Option key={url} href={url}>
              <Icon of={FileText} size={18} className={css.icon} />
              <span>
                <CatalogueText text={title} />
              </span>
            </Option>
          ))}
        </Group>
      )}
    </>
  );
};

/** D-11: before anything is typed what was searched last, and what many buy. */
const Beginnings = ({ history, popular }: { readonly history: readonly string[]; readonly popular: readonly string[] }): ReactNode => {
  const t = useTexts(layerTexts);
  return (
    <>
      {history.length > 0 && <Phrases title={t('search.recent')} phrases={history} icon={Clock} />}
      {popular.length > 0 && <Phrases title={t('search.popular')} phrases={popular.slice(0, MOST_PHRASES)} icon={Star} lang="pl" />}
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

/** How many options `Results` shows. */
const countOf = ({ phrases, categories, manufacturers, pages, products }: Found): number =>
  Math.min(phrases.length, MOST_PHRASES) + categories.length + manufacturers.length + pages.length + products.length;

/** What fits the letters typed so far; before that, what was searched last (D-11) and what is popular. */
const Suggestions = ({ query, bar, look, onClose }: SuggestionsProps): ReactNode => {
  const t = useTexts(layerTexts);
  const listId = useId();
  const history = useSearchHistory();
  useLeaving(bar, look === 'floating', onClose);
  const typed = useSettled(cleanQuery(query));
  const asked = typed.length < MIN_LETTERS ? '' : typed;
  const isTyped = asked !== '';
  // Two queries: while an answer is awaited a query keeps its last one, and what is popular is no suggestion for what was typed.
  const [{ data: beginning }] = useQuery({ query: SearchSuggestionsDocument, variables: { query: '' }, pause: isTyped });
  const [{ data, fetching }] = useQuery({ query: SearchSuggestionsDocument, variables: { query: asked }, pause: !isTyped });
  const found = isTyped ? data?.searchSuggestions : undefined;
  const popular = beginning?.searchSuggestions.phrases ?? [];
  const hasBeginnings = !isTyped && (history.length > 0 || popular.length > 0);
  const options = hasBeginnings ? (
    <Beginnings history={history} popular={popular} />
  ) : found && countOf(found) > 0 ? (
    <Results found={found} />
  ) : null;
  // what cannot be fetched is not there; the search itself goes on.
  const message = options === null && found && !fetching ? t('search.nothing', { query: asked }) : null;
  const isOpen = options !== null;
  const active = useOptionKeys({ bar, listId, isOpen, isShown: isOpen || message !== null, content: found ?? beginning, onClose });
  const className = look === 'floating' ? css.floating : css.inline;
  return (
    <>
      <LiveRegion message={found && !fetching ? t('search.count', { count: countOf(found) }) : ''} />
      {isOpen && (
        <div id={listId} role="listbox" aria-label={t('search.phrases')} className={className}>
          <ActiveOption value={active}>{options}</ActiveOption>
        </div>
      )}
      {message !== null && (
        <div className={className}>
          <p className={css.message}>{message}</p>
        </div>
      )}
    </>
  );
};

export default Suggestions;
