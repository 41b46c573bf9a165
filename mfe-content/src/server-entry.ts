import * as BlogAuthorPage from './blog/BlogAuthorPage.tsx';
import * as BlogPage from './blog/BlogPage.tsx';
import * as BlogPostPage from './blog/BlogPostPage.tsx';
import { describePost } from './blog/describe-post.ts';
import * as CmsPage from './cms/CmsPage.tsx';
import * as ContactPage from './contact/ContactPage.tsx';
import * as DownloadsPage from './downloads/DownloadsPage.tsx';
import { describeTerm } from './glossary/describe-term.ts';
import * as GlossaryPage from './glossary/GlossaryPage.tsx';
import * as HomePage from './home/HomePage.tsx';
import { describeNews } from './news/describe-news.ts';
import * as NewsPage from './news/NewsPage.tsx';
import * as NewsPostPage from './news/NewsPostPage.tsx';
import * as PromoPaperPage from './promo-paper/PromoPaperPage.tsx';
import * as PromotionArchivePage from './archive/PromotionArchivePage.tsx';
import * as ReportErrorPage from './report-error/ReportErrorPage.tsx';
import { describeShop } from './shops/describe-shop.ts';
import * as SiteMapPage from './site-map/SiteMapPage.tsx';

/** The same modules that the browser build exposes, for the host's server, and how they describe their pages to search engines (J-201). */
export const modules = {
  './HomePage': HomePage,
  './CmsPage': { ...CmsPage, structuredData: describeShop },
  './BlogPage': BlogPage,
  './BlogPostPage': { ...BlogPostPage, structuredData: describePost },
  './BlogAuthorPage': BlogAuthorPage,
  './NewsPage': NewsPage,
  './NewsPostPage': { ...NewsPostPage, structuredData: describeNews },
  './GlossaryPage': { ...GlossaryPage, structuredData: describeTerm },
  './ContactPage': ContactPage,
  './SiteMapPage': SiteMapPage,
  './DownloadsPage': DownloadsPage,
  './PromotionArchivePage': PromotionArchivePage,
  './PromoPaperPage': PromoPaperPage,
  './ReportErrorPage': ReportErrorPage,
};
