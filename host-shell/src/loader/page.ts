/** The inline script of a page. */
import { startPage } from './start-page.ts';

startPage();
