import { useCallback, type ReactNode } from 'react';
import { Select } from 'shared-ui/select';
import { TextField } from 'shared-ui/text-field';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';

interface OrderNumberFieldProps {
  readonly name: string;
  readonly isCustomer: boolean;
  readonly labels: {
    readonly number: string;
    readonly choose: string;
    readonly none: string;
    readonly of: (order: { readonly number: string; readonly day: string }) => string;
  };
  readonly start: string | undefined;
  readonly error: { readonly error?: string };
  /** Another number is typed. */
  readonly onType?: (() => void) | undefined;
  /** Another order of the customer is chosen. */
  readonly onChoose?: (() => void) | undefined;
}

/** Orders that a customer chooses from. */
const MOST_ORDERS = 50;

/** The number of an order: chosen from the customer's own, or typed. */
export const OrderNumberField = ({ isCustomer, ...field }: OrderNumberFieldProps): ReactNode =>
  isCustomer ? <OwnOrders {...field} /> : <NumberField {...field} />;

type FieldProps = Omit<OrderNumberFieldProps, 'isCustomer'>;

const NumberField = ({ name, labels, start, error, onType }: FieldProps): ReactNode => (
  <TextField
    label={labels.number}
    name={name}
    autoComplete="off"
    autoCapitalize="characters"
    spellCheck={false}
    defaultValue={start}
    required
    onChange={onType}
    {...error}
  />
);

const OwnOrders = (field: FieldProps): ReactNode => {
  const { name, labels, start, error, onChoose } = field;
  const { answer } = useRequest(useCallback((commerce: Commerce) => commerce.listOrders(1, MOST_ORDERS), []));
  const orders = answer.state === 'ready' ? answer.value.items : [];
  if (orders.length === 0) return <NumberField {...field} />;
  return (
    <Select
      label={labels.choose}
      name={name}
      defaultValue={start ?? ''}
      required
      options={[
        { value: '', text: labels.none },
        ...orders.map(({ number, placed_at: day }) => ({ value: number, text: labels.of({ number, day }) })),
      ]}
      onChange={onChoose}
      {...error}
    />
  );
};
