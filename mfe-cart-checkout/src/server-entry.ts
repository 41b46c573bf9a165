import * as CartPage from './cart/CartPage.tsx';
import * as CartDrawer from './drawer/CartDrawer.tsx';

/** The same modules that the browser build exposes, for the host's server. */
export const modules = { './CartPage': CartPage, './CartDrawer': CartDrawer };
