import type { CartItem } from '../../service/cart-schema.ts';
import type { AddOnWish } from './send-add-on.ts';

export interface AddOnEditorProps {
  readonly item: CartItem;
  readonly send: (wish: AddOnWish) => Promise<boolean>;
  /** The drawer closes when a link leads out of it. */
  readonly onLeave?: () => void;
}
