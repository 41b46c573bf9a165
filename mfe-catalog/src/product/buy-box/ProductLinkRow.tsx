import type { ReactNode } from 'react';
import { formatMoney } from 'shared-contracts';
import { Link } from 'shared-ui/link';
import { useLive } from 'shared-ui/live-product';
import { Picture } from 'shared-ui/picture';
import { ProductName } from 'shared-ui/product-name';
import type { ProductLinkFragment } from '../../graphql/generated.ts';
import * as css from '../product.css.ts';

interface ProductLinkRowProps {
  readonly product: ProductLinkFragment;
  readonly note?: string;
}

/** Another product as one line: picture, name, price. */
export const ProductLinkRow = ({ product: read, note }: ProductLinkRowProps): ReactNode => {
  const product = useLive(read);
  return (
    <Link to={product.request_path} className={css.productLink}>
      <Picture base={product.thumbnail} alt="" sizes="56px" widths={[80, 160]} />
      <span>
        <ProductName name={product.name} />
        {note !== undefined && <span className={css.productLinkNote}>{note}</span>}
      </span>
      <b>{formatMoney(product.final_price)}</b>
    </Link>
  );
};
