import * as CmsPage from './cms/CmsPage.tsx';
import * as HomePage from './home/HomePage.tsx';

/** The same modules that the browser build exposes, for the host's server. */
export const modules = { './HomePage': HomePage, './CmsPage': CmsPage };
