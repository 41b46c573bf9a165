import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { OrderSummary } from 'shared-contracts/rest';
import { Badge } from 'shared-ui/badge';
import { orderChip } from './order-chip.ts';
import { orderTexts } from './texts.ts';

interface StatusChipProps {
  readonly status: OrderSummary['status'];
  readonly payment: OrderSummary['payment_status'];
}

/** Where an order is, in a word. */
export const StatusChip = ({ status, payment }: StatusChipProps): ReactNode => {
  const t = useTexts(orderTexts);
  const { code, tone } = orderChip(status, payment);
  return <Badge tone={tone}>{t(`status.${code}`)}</Badge>;
};
