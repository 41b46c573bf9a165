import { CoreAdminContext, CoreAdminUI, Resource, usePermissions, type AdminChildren } from 'ra-core';
import { BrowserRouter, Navigate } from 'react-router-dom';
import { AuditList } from './audit/AuditList.tsx';
import { authProvider } from './auth-provider.ts';
import { ComplaintList } from './complaints/ComplaintList.tsx';
import { dataProvider } from './data-provider.ts';
import { BannerEdit } from './editing/BannerEdit.tsx';
import { ContentList } from './editing/ContentList.tsx';
import { NewPage } from './editing/NewPage.tsx';
import { NewRedirect } from './editing/NewRedirect.tsx';
import { PageEdit } from './editing/PageEdit.tsx';
import { ProductEdit } from './editing/ProductEdit.tsx';
import { recordResources } from './editing/records/record-resources.tsx';
import { RedirectEdit } from './editing/RedirectEdit.tsx';
import { ErrorReportList } from './error-reports/ErrorReportList.tsx';
import { i18nProvider } from './i18n.ts';
import { newQueryClient } from './query-client.ts';
import { DeskLayout } from './layout/DeskLayout.tsx';
import { LoadingPage } from './layout/LoadingPage.tsx';
import { Notices } from './layout/Notices.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { PageVoteList } from './page-votes/PageVoteList.tsx';
import { NewNewsletter } from './newsletters/NewNewsletter.tsx';
import { NewsletterEdit } from './newsletters/NewsletterEdit.tsx';
import { NewsletterList } from './newsletters/NewsletterList.tsx';
import { OrderList } from './orders/OrderList.tsx';
import { OrderPage } from './orders/OrderPage.tsx';
import { ReplacePage } from './replacing/ReplacePage.tsx';
import { PicturesPage } from './pictures/PicturesPage.tsx';
import { QuestionList } from './questions/QuestionList.tsx';
import { UnansweredList } from './questions/UnansweredList.tsx';
import { ReminderList } from './reminders/ReminderList.tsx';
import { ReservationList } from './reservations/ReservationList.tsx';
import { ReviewList } from './reviews/ReviewList.tsx';
import { ShopReviewList } from './shop-reviews/ShopReviewList.tsx';
import { SurveyList } from './surveys/SurveyList.tsx';
import { TranslationEdit } from './translations/TranslationEdit.tsx';
import { TranslationList } from './translations/TranslationList.tsx';
import { WithdrawalList } from './withdrawals/WithdrawalList.tsx';
import { TokenList } from './tokens/TokenList.tsx';

const FirstPage = () => {
  const { permissions, isPending } = usePermissions<string>();
  return isPending ? <LoadingPage /> : <Navigate to={permissions === 'editor' ? '/banners' : '/reviews'} replace />;
};

/** J-217: what editors change. */
const editorPages = [
  <Resource key="banners" name="banners" list={<ContentList resource="banners" />} edit={BannerEdit} />,
  <Resource key="pages" name="pages" list={<ContentList resource="pages" />} create={NewPage} edit={PageEdit} />,
  <Resource key="redirects" name="redirects" list={<ContentList resource="redirects" />} create={NewRedirect} edit={RedirectEdit} />,
  <Resource key="products" name="products" list={<ContentList resource="products" />} edit={ProductEdit} />,
  ...recordResources,
  <Resource key="translations" name="translations" list={TranslationList} edit={TranslationEdit} />,
  <Resource key="pictures" name="pictures" list={PicturesPage} />,
  <Resource key="newsletters" name="newsletters" list={NewsletterList} create={NewNewsletter} edit={NewsletterEdit} />,
  <Resource key="replacing" name="replacing" list={ReplacePage} />,
];

/** What a role sees; the server decides what it may do. */
const pagesOf: AdminChildren = (role: unknown) => (
  <>
    {role !== 'editor' && <Resource name="reviews" list={ReviewList} />}
    {role !== 'editor' && <Resource name="questions" list={QuestionList} />}
    {role !== 'editor' && <Resource name="unanswered" list={UnansweredList} />}
    {role !== 'editor' && <Resource name="complaints" list={ComplaintList} />}
    {role !== 'editor' && <Resource name="orders" list={OrderList} show={OrderPage} />}
    {role !== 'editor' && <Resource name="reservations" list={ReservationList} />}
    {role !== 'editor' && <Resource name="withdrawals" list={WithdrawalList} />}
    {role !== 'editor' && <Resource name="shop-reviews" list={ShopReviewList} />}
    {role !== 'editor' && <Resource name="surveys" list={SurveyList} />}
    {role !== 'editor' && <Resource name="page-votes" list={PageVoteList} />}
    {role !== 'editor' && <Resource name="reminders" list={ReminderList} />}
    {role !== 'editor' && <Resource name="error-reports" list={ErrorReportList} />}
    {(role === 'editor' || role === 'admin') && editorPages}
    {role === 'admin' && <Resource name="tokens" list={TokenList} />}
    {role === 'admin' && <Resource name="audit" list={AuditList} />}
  </>
);

const queryClient = newQueryClient();

/**
 * The whole app: the framework's providers and routes around the desk's own pages. Navigations are no transitions: signing out navigates
 * and then resets the framework's state; a transition would be drawn after that, and the page that it leaves signs out again and again,
 * for ten seconds.
 */
export const Desk = () => (
  <BrowserRouter basename="/desk" useTransitions={false}>
    <CoreAdminContext authProvider={authProvider} dataProvider={dataProvider} i18nProvider={i18nProvider} queryClient={queryClient}>
      <CoreAdminUI
        title="Biuro sklepu"
        catchAll={FirstPage}
        layout={DeskLayout}
        loading={LoadingPage}
        loginPage={LoginPage}
        requireAuth
        // It would tell the framework's makers of every start; the page's policy forbids that, too.
        disableTelemetry
      >
        {pagesOf}
      </CoreAdminUI>
      <Notices />
    </CoreAdminContext>
  </BrowserRouter>
);
