import { defineRemote } from 'release-kit/build';

export default defineRemote({
  exposes: {
    './HomePage': './src/home/HomePage.tsx',
    './CmsPage': './src/cms/CmsPage.tsx',
    './BlogPage': './src/blog/BlogPage.tsx',
    './BlogPostPage': './src/blog/BlogPostPage.tsx',
    './BlogAuthorPage': './src/blog/BlogAuthorPage.tsx',
    './NewsPage': './src/news/NewsPage.tsx',
    './NewsPostPage': './src/news/NewsPostPage.tsx',
    './GlossaryPage': './src/glossary/GlossaryPage.tsx',
    './ContactPage': './src/contact/ContactPage.tsx',
    './SiteMapPage': './src/site-map/SiteMapPage.tsx',
    './DownloadsPage': './src/downloads/DownloadsPage.tsx',
    './PromotionArchivePage': './src/archive/PromotionArchivePage.tsx',
    './PromoPaperPage': './src/promo-paper/PromoPaperPage.tsx',
    './ReportErrorPage': './src/report-error/ReportErrorPage.tsx',
  },
  serverEntry: './src/server-entry.ts',
});
