import { Search } from 'shared-ui/icons';
import { useState, type ChangeEvent, type FormEvent, type ReactNode, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { TextLink } from 'shared-ui/link';
import { Select } from 'shared-ui/select';
import { TextField } from 'shared-ui/text-field';
import { ORDERS_PATH } from '../../paths.ts';
import { orderTexts } from '../texts.ts';
import * as css from './orders-filter.css.ts';
import { isUnfiltered, longestText, orderPeriods, ordersPath, ordersQueryOf, orderStates, type OrdersQuery } from './orders-query.ts';

/** What is in the fields, by their names in addresses. */
const fieldsOf = ({ filter: { text, state, period } }: OrdersQuery): Readonly<Record<'q' | 'state' | 'period', string>> => ({
  q: text ?? '',
  state: state ?? '',
  period: period ?? '',
});

interface OrdersFilterFormProps {
  readonly query: OrdersQuery;
  /** The field for the text. */
  readonly field: Ref<HTMLInputElement>;
  /** All orders are asked for again. */
  readonly onClear: () => void;
}

/** J-243: looks for orders by text, state and period. The address has what is looked for: a form that sends itself does the same. */
export const OrdersFilterForm = ({ query, field, onClear }: OrdersFilterFormProps): ReactNode => {
  const t = useTexts(orderTexts);
  const navigate = useNavigate();
  const [shown, setShown] = useState(query);
  const [fields, setFields] = useState(() => fieldsOf(query));
  // Another address, by a link or by Back: the fields say what is shown below them.
  if (shown !== query) {
    setShown(query);
    setFields(fieldsOf(query));
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void =>
    setFields({ ...fields, [target.name]: target.value });
  const look = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(ordersPath(ordersQueryOf(new URLSearchParams(fields).toString())));
  };
  return (
    <form role="search" aria-label={t('filter.label')} action={ORDERS_PATH} method="get" onSubmit={look} className={css.form}>
      <TextField
        ref={field}
        label={t('filter.text')}
        name="q"
        type="search"
        value={fields.q}
        onChange={type}
        maxLength={longestText}
        className={css.text}
      />
      <Select
        label={t('filter.state')}
        name="state"
        value={fields.state}
        onChange={type}
        options={[{ value: '', text: t('filter.allStates') }, ...orderStates.map((value) => ({ value, text: t(`filter.${value}`) }))]}
      />
      <Select
        label={t('filter.period')}
        name="period"
        value={fields.period}
        onChange={type}
        options={[{ value: '', text: t('filter.allPeriods') }, ...orderPeriods.map((value) => ({ value, text: t(`filter.${value}`) }))]}
      />
      <div className={css.actions}>
        <Button type="submit" variant="secondary" icon={Search}>
          {t('filter.submit')}
        </Button>
        {!isUnfiltered(query) && (
          <TextLink to={ORDERS_PATH} onClick={onClear}>
            {t('filter.clear')}
          </TextLink>
        )}
      </div>
    </form>
  );
};
