import { Search } from 'shared-ui/icons';
import type { FormEvent, ReactNode } from 'react';
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

/** What is in the fields, as an address has it. */
const searchOf = (form: HTMLFormElement): string => {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return new URLSearchParams(fields).toString();
};

/** J-243: looks for orders by text, state and period. The address has what is looked for: a form that sends itself does the same. */
export const OrdersFilterForm = ({ query }: { readonly query: OrdersQuery }): ReactNode => {
  const t = useTexts(orderTexts);
  const navigate = useNavigate();
  const { state = '', period = '', text = '' } = query.filter;
  const look = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(ordersPath(ordersQueryOf(searchOf(event.currentTarget))));
  };
  return (
    // Of another address with other fields: what stands in them is what is shown below.
    <form key={ordersPath({ ...query, page: 1 })} role="search" aria-label={t('filter.label')} action={ORDERS_PATH} method="get" onSubmit={look} className={css.form}>
      <TextField label={t('filter.text')} name="q" type="search" defaultValue={text} maxLength={longestText} className={css.text} />
      <Select
        label={t('filter.state')}
        name="state"
        defaultValue={state}
        options={[{ value: '', text: t('filter.allStates') }, ...orderStates.map((value) => ({ value, text: t(`filter.${value}`) }))]}
      />
      <Select
        label={t('filter.period')}
        name="period"
        defaultValue={period}
        options={[{ value: '', text: t('filter.allPeriods') }, ...orderPeriods.map((value) => ({ value, text: t(`filter.${value}`) }))]}
      />
      <div className={css.actions}>
        <Button type="submit" variant="secondary" icon={Search}>
          {t('filter.submit')}
        </Button>
        {!isUnfiltered(query) && <TextLink to={ORDERS_PATH}>{t('filter.clear')}</TextLink>}
      </div>
    </form>
  );
};
