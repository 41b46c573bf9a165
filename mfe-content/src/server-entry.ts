import * as BlogAuthorPage from './blog/BlogAuthorPage.tsx';
import * as BlogPage from './blog/BlogPage.tsx';
import * as BlogPostPage from './blog/BlogPostPage.tsx';
import * as CmsPage from './cms/CmsPage.tsx';
import * as ContactPage from './contact/ContactPage.tsx';
import * as DownloadsPage from './downloads/DownloadsPage.tsx';
import * as GlossaryPage from './glossary/GlossaryPage.tsx';
import * as HelpPage from './help/HelpPage.tsx';
import * as HomePage from './home/HomePage.tsx';
import * as NewsPostPage from './news/NewsPostPage.tsx';
import * as SiteMapPage from './site-map/SiteMapPage.tsx';

/** The same modules that the browser build exposes, for the host's server. */
export const modules = {
  './HomePage': HomePage,
  './CmsPage': CmsPage,
  './BlogPage': BlogPage,
  './BlogPostPage': BlogPostPage,
  './BlogAuthorPage': BlogAuthorPage,
  './NewsPostPage': NewsPostPage,
  './GlossaryPage': GlossaryPage,
  './ContactPage': ContactPage,
  './HelpPage': HelpPage,
  './SiteMapPage': SiteMapPage,
  './DownloadsPage': DownloadsPage,
};
