import { useId, type ReactNode } from 'react';
import { Panel } from 'shared-ui/page-container';
import * as css from './order.css.ts';

interface OrderPanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One side of an order on a card of its own. */
export const OrderPanel = ({ title, children }: OrderPanelProps): ReactNode => {
  const id = useId();
  return (
    <Panel className={css.panel} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </Panel>
  );
};
