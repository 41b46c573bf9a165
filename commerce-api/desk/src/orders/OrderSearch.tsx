import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { ChoiceField } from '../editing/fields.tsx';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { orderStates, type OrderState } from './order-states.ts';

interface OrderSearchProps {
  readonly search: string;
  readonly state: OrderState | undefined;
  /** Which come first. */
  readonly first: 'newest' | 'oldest';
  readonly onSearch: (wanted: { readonly search: string; readonly state: string; readonly first: string }) => void;
}

/** What the list of orders is to show. */
export const OrderSearch = ({ search, state, first, onSearch }: OrderSearchProps) => {
  const translate = useTranslate();
  return (
    <search aria-label={translate('orders.search')}>
      <Form
        className={styles.fields}
        noValidate
        disableInvalidFormNotification
        defaultValues={{ search, state: state ?? '', first: first === 'oldest' ? first : '' }}
        onSubmit={(values: FieldValues) =>
          onSearch({
            search: String(values['search'] ?? '').trim(),
            state: String(values['state'] ?? ''),
            first: String(values['first'] ?? ''),
          })
        }
      >
        <TextField source="search" label="orders.searchLabel" />
        <ChoiceField
          source="state"
          label="orders.filter"
          choices={[['', 'orders.state.all'], ...orderStates.map((one) => [one, `orders.state.${one}`] as const)]}
        />
        <ChoiceField
          source="first"
          label="orders.first"
          choices={[
            ['', 'orders.first.newest'],
            ['oldest', 'orders.first.oldest'],
          ]}
        />
        <button type="submit" className={styles.besideField}>
          {translate('orders.find')}
        </button>
      </Form>
    </search>
  );
};
