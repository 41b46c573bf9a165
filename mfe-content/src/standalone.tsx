import { startStandalone } from 'release-kit/standalone';

// This remote without the host: `pnpm dev --filter mfe-content`.
startStandalone({
  name: 'mfe-content',
  pages: {
    './HomePage': () => import('./home/HomePage.tsx'),
    './CmsPage': () => import('./cms/CmsPage.tsx'),
    './BlogPage': () => import('./blog/BlogPage.tsx'),
    './BlogPostPage': () => import('./blog/BlogPostPage.tsx'),
    './BlogAuthorPage': () => import('./blog/BlogAuthorPage.tsx'),
    './NewsPage': () => import('./news/NewsPage.tsx'),
    './NewsPostPage': () => import('./news/NewsPostPage.tsx'),
    './GlossaryPage': () => import('./glossary/GlossaryPage.tsx'),
    './ContactPage': () => import('./contact/ContactPage.tsx'),
    './SiteMapPage': () => import('./site-map/SiteMapPage.tsx'),
    './DownloadsPage': () => import('./downloads/DownloadsPage.tsx'),
    './PromotionArchivePage': () => import('./archive/PromotionArchivePage.tsx'),
    './PromoPaperPage': () => import('./promo-paper/PromoPaperPage.tsx'),
    './ReportErrorPage': () => import('./report-error/ReportErrorPage.tsx'),
  },
  links: [
    { label: 'Home', path: '/' },
    { label: 'CMS page', path: '/regulamin.html' },
    { label: 'Blog', path: '/blog' },
    { label: 'Glossary', path: '/slowniczek-pojec.html' },
    { label: 'Contact', path: '/kontakt.html' },
    { label: 'Site map', path: '/mapa-strony.html' },
    { label: 'Downloads', path: '/pliki-do-pobrania' },
    { label: 'Promotion archive', path: '/archiwum-promocji' },
    { label: 'Promotion paper', path: '/promopaper/paper/' },
    { label: 'Report an error', path: '/zglos_blad' },
  ],
});
