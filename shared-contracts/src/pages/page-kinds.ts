import type { ExposedModule } from '../federation/remotes.ts';

/** What a page shows; every address of the shop leads to exactly one kind (R rows). */
export type PageKind =
  | 'home'
  | 'listing'
  | 'category-tiles'
  | 'manufacturer'
  | 'tag'
  | 'landing'
  | 'cyclic-landing'
  | 'product'
  | 'product-gallery'
  | 'search'
  | 'manufacturers'
  | 'compare'
  | 'cms'
  | 'blog-home'
  | 'blog-post'
  | 'blog-category'
  | 'blog-author'
  | 'news-home'
  | 'news-post'
  | 'glossary'
  | 'report-error'
  | 'contact'
  | 'site-map'
  | 'downloads'
  | 'promotion-archive'
  | 'promo-paper'
  | 'cart'
  | 'checkout'
  | 'success'
  | 'delivery-date'
  | 'payment-error'
  | 'login'
  | 'create-account'
  | 'account'
  | 'wishlist'
  | 'order-tracking'
  | 'pqa-confirm'
  | 'complaints'
  | 'withdrawal'
  | 'gift-cards'
  | 'gift-card-balance'
  | 'rate-order'
  | 'cancel-survey'
  | 'shop-reviews'
  | 'not-found'
  | 'unpublished';

/** The views that the host renders itself. */
export type HostPageKind = 'not-found' | 'unpublished';

/** A page kind that a remote renders. */
export type RemotePageKind = Exclude<PageKind, HostPageKind>;

/** Which module of which remote renders a page kind. A release that does not expose the module has no such page: not found. */
export const pageModules: Readonly<Record<RemotePageKind, ExposedModule>> = {
  home: { remote: 'mfe-content', module: './HomePage' },
  listing: { remote: 'mfe-catalog', module: './ListingPage' },
  'category-tiles': { remote: 'mfe-catalog', module: './ListingPage' },
  manufacturer: { remote: 'mfe-catalog', module: './ManufacturerPage' },
  tag: { remote: 'mfe-catalog', module: './TagPage' },
  landing: { remote: 'mfe-catalog', module: './LandingPage' },
  'cyclic-landing': { remote: 'mfe-catalog', module: './LandingPage' },
  product: { remote: 'mfe-catalog', module: './ProductPage' },
  'product-gallery': { remote: 'mfe-catalog', module: './ProductGalleryPage' },
  search: { remote: 'mfe-catalog', module: './SearchPage' },
  manufacturers: { remote: 'mfe-catalog', module: './ManufacturersPage' },
  compare: { remote: 'mfe-catalog', module: './ComparePage' },
  cms: { remote: 'mfe-content', module: './CmsPage' },
  'blog-home': { remote: 'mfe-content', module: './BlogPage' },
  'blog-post': { remote: 'mfe-content', module: './BlogPostPage' },
  'blog-category': { remote: 'mfe-content', module: './BlogPage' },
  'blog-author': { remote: 'mfe-content', module: './BlogAuthorPage' },
  'news-home': { remote: 'mfe-content', module: './NewsPage' },
  'news-post': { remote: 'mfe-content', module: './NewsPostPage' },
  glossary: { remote: 'mfe-content', module: './GlossaryPage' },
  'report-error': { remote: 'mfe-content', module: './ReportErrorPage' },
  contact: { remote: 'mfe-content', module: './ContactPage' },
  'site-map': { remote: 'mfe-content', module: './SiteMapPage' },
  downloads: { remote: 'mfe-content', module: './DownloadsPage' },
  'promotion-archive': { remote: 'mfe-content', module: './PromotionArchivePage' },
  'promo-paper': { remote: 'mfe-content', module: './PromoPaperPage' },
  cart: { remote: 'mfe-cart-checkout', module: './CartPage' },
  checkout: { remote: 'mfe-cart-checkout', module: './CheckoutPage' },
  success: { remote: 'mfe-cart-checkout', module: './SuccessPage' },
  'delivery-date': { remote: 'mfe-cart-checkout', module: './DeliveryDatePage' },
  'payment-error': { remote: 'mfe-cart-checkout', module: './PaymentErrorPage' },
  'gift-cards': { remote: 'mfe-cart-checkout', module: './GiftCardPage' },
  'gift-card-balance': { remote: 'mfe-cart-checkout', module: './GiftCardPage' },
  login: { remote: 'mfe-account', module: './LoginPage' },
  'create-account': { remote: 'mfe-account', module: './CreateAccountPage' },
  account: { remote: 'mfe-account', module: './AccountPage' },
  wishlist: { remote: 'mfe-account', module: './WishlistPage' },
  'order-tracking': { remote: 'mfe-account', module: './OrderTrackingPage' },
  'pqa-confirm': { remote: 'mfe-account', module: './ConfirmWrittenPage' },
  complaints: { remote: 'mfe-account', module: './ComplaintsPage' },
  withdrawal: { remote: 'mfe-account', module: './WithdrawalPage' },
  'rate-order': { remote: 'mfe-account', module: './OrderSurveyPage' },
  'cancel-survey': { remote: 'mfe-account', module: './OrderSurveyPage' },
  'shop-reviews': { remote: 'mfe-account', module: './ShopReviewsPage' },
};

/** Pages whose content belongs to one visitor: the server renders their frame only, the browser fills them. */
const privateKinds: ReadonlySet<PageKind> = new Set<PageKind>([
  'cart',
  'checkout',
  'success',
  'delivery-date',
  'payment-error',
  'account',
  'wishlist',
  'pqa-confirm',
  'rate-order',
  'cancel-survey',
]);

/** True for pages that the server must not render beyond their frame (cart, checkout, account). */
export const isPrivatePage = (kind: PageKind): boolean => privateKinds.has(kind);
