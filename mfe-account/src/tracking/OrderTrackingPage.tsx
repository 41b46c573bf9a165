import { useEffect, useState, type ReactNode } from 'react';
import { useTexts, type PageProps } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { TextLink } from 'shared-ui/link';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { orderOfFragment } from 'shared-contracts/rest';
import { useCommerce } from '../session/commerce.ts';
import * as page from '../forms/form-page.css.ts';
import { orderTexts } from '../orders/texts.ts';
import { TrackedOrder } from './TrackedOrder.tsx';
import { TrackingForm } from './TrackingForm.tsx';
import * as css from './tracking.css.ts';

export { trackingTexts as texts } from './texts.ts';

/** status of an order by its number and e-mail. The form is server-rendered. */
export default function OrderTrackingPage(_props: PageProps): ReactNode {
  const t = useTexts(orderTexts);
  const [order, setOrder] = useState<Order | null>(null);
  const commerce = useCommerce();
  // J-249: a link that holds the order's secret opens it. It stands behind the #, so that it is sent to nobody.
  useEffect(() => {
    const secret = orderOfFragment(location.hash);
    if (secret === null) return;
    void commerce()
      .readOrderByHash(secret)
      .then((answer) => setOrder((shown) => (answer.ok ? answer.value : shown)));
  }, [commerce]);
  return (
    <PageContainer className={css.page}>
      <Panel className={page.card}>
        <h1 className={page.heading}>{t('track.title')}</h1>
        <p className={page.lead}>{t('track.lead')}</p>
        <TrackingForm onFound={setOrder} />
        <p className={css.help}>
          {t('track.help')} <TextLink to="/kontakt.html">{t('track.contact')}</TextLink>
        </p>
      </Panel>
      <div className={css.result}>
        {order !== null && <TrackedOrder key={`${order.number} ${order.hash}`} order={order} onChanged={setOrder} />}
      </div>
    </PageContainer>
  );
}
