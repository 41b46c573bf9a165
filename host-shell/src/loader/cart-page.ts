/** The inline script of a page that shows the cart: the cart is asked for first. */
import { fetchEarlyCart } from './early-cart.ts';
import { startPage } from './start-page.ts';

fetchEarlyCart();
startPage();
