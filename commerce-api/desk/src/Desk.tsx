import { CoreAdminContext, CoreAdminUI, Resource, type AdminChildren } from 'ra-core';
import { BrowserRouter, Navigate } from 'react-router-dom';
import { AuditList } from './audit/AuditList.tsx';
import { authProvider } from './auth-provider.ts';
import { ComplaintList } from './complaints/ComplaintList.tsx';
import { dataProvider } from './data-provider.ts';
import { ErrorReportList } from './error-reports/ErrorReportList.tsx';
import { i18nProvider } from './i18n.ts';
import { newQueryClient } from './query-client.ts';
import { DeskLayout } from './layout/DeskLayout.tsx';
import { LoadingPage } from './layout/LoadingPage.tsx';
import { Notices } from './layout/Notices.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { OrderList } from './orders/OrderList.tsx';
import { OrderPage } from './orders/OrderPage.tsx';
import { QuestionList } from './questions/QuestionList.tsx';
import { UnansweredList } from './questions/UnansweredList.tsx';
import { ReminderList } from './reminders/ReminderList.tsx';
import { ReservationList } from './reservations/ReservationList.tsx';
import { ReviewList } from './reviews/ReviewList.tsx';
import { SurveyList } from './surveys/SurveyList.tsx';
import { WithdrawalList } from './withdrawals/WithdrawalList.tsx';
import { TokenList } from './tokens/TokenList.tsx';

const FirstPage = () => <Navigate to="/reviews" replace />;

/** What a role sees; the server decides what it may do. */
const pagesOf: AdminChildren = (role: unknown) => (
  <>
    <Resource name="reviews" list={ReviewList} />
    <Resource name="questions" list={QuestionList} />
    <Resource name="unanswered" list={UnansweredList} />
    <Resource name="complaints" list={ComplaintList} />
    <Resource name="orders" list={OrderList} show={OrderPage} />
    <Resource name="reservations" list={ReservationList} />
    <Resource name="withdrawals" list={WithdrawalList} />
    <Resource name="surveys" list={SurveyList} />
    <Resource name="reminders" list={ReminderList} />
    <Resource name="error-reports" list={ErrorReportList} />
    {role === 'admin' && <Resource name="tokens" list={TokenList} />}
    {role === 'admin' && <Resource name="audit" list={AuditList} />}
  </>
);

const queryClient = newQueryClient();

/** The whole app: the framework's providers and routes around the desk's own pages. */
export const Desk = () => (
  <BrowserRouter basename="/desk">
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
