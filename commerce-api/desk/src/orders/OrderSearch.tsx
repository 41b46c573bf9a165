import { Form, useInput, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { orderStates, type OrderState } from './order-states.ts';

interface OrderSearchProps {
  readonly search: string;
  readonly state: OrderState | undefined;
  readonly onSearch: (wanted: { readonly search: string; readonly state: string }) => void;
}

const StateField = () => {
  const translate = useTranslate();
  const { id, field } = useInput({ source: 'state' });
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {translate('orders.filter')}
      </label>
      <select {...field} id={id} className={styles.input}>
        <option value="">{translate('orders.state.all')}</option>
        {orderStates.map((state) => (
          <option key={state} value={state}>
            {translate(`orders.state.${state}`)}
          </option>
        ))}
      </select>
    </div>
  );
};

/** What the list of orders is to show. */
export const OrderSearch = ({ search, state, onSearch }: OrderSearchProps) => {
  const translate = useTranslate();
  return (
    <search aria-label={translate('orders.search')}>
      <Form
        className={styles.fields}
        noValidate
        disableInvalidFormNotification
        defaultValues={{ search, state: state ?? '' }}
        onSubmit={(values: FieldValues) =>
          onSearch({ search: String(values['search'] ?? '').trim(), state: String(values['state'] ?? '') })
        }
      >
        <TextField source="search" label="orders.searchLabel" />
        <StateField />
        <button type="submit" className={styles.besideField}>
          {translate('orders.find')}
        </button>
      </Form>
    </search>
  );
};
