/**
 * Columns whose type SQL does not tell: JSON documents, and texts of which only some are ever written. Each has here, once, the type
 * that the whole server reads and writes it with; only the server writes into its tables, and every statement is held to these types.
 * `pnpm codegen` writes them into `src/database/tables.ts` and refuses a JSON column without one.
 */
export const storedTypes: Readonly<Record<string, string>> = {
  'cart_item.add_ons': 'ChosenAddOns',
  'category.document': 'Category',
  'client_error.document': '{ readonly message: string; readonly details: string }',
  'customer.document': 'CustomerDocument',
  'customer_address.document': 'AddressDocument',
  'customer_session.method': 'SignInMethod',
  'payment.document': '{ readonly group?: number }',
  'payment.failure': 'PaymentFailure',
  'payment.gateway': 'GatewayName',
  'payment.status': "'new' | 'pending' | 'paid' | 'failed'",
  'product.document': 'ProductDocument',
  'product_question.document': 'QuestionDocument',
  'product_reminder.kind': 'ReminderKind',
  'product_reminder.store_code': 'StoreCode',
  'question_submission.document': 'QuestionText',
  'question_submission.state': 'SubmissionState',
  'reservation.document': 'ReservationDocument',
  'reservation.status': 'ReservationStatus',
  'reservation.store_code': 'StoreCode',
  'review.document': 'ReviewDocument',
  'review_submission.document': 'ReviewText',
  'review_submission.state': 'SubmissionState',
  'sandbox_transaction.coming': "'paid' | 'failed'",
  'sandbox_transaction.failure': 'PaymentFailure',
  'sandbox_transaction.gateway': 'GatewayName',
  'sandbox_transaction.status': "'open' | 'waiting' | 'paid' | 'failed'",
  'shop_order.document': 'OrderDocument',
  'shop_order.payment_status': 'PaymentStatus',
  'shop_order.status': 'OrderStatus',
  'sign_in_challenge.purpose': 'ChallengePurpose',
  'staff.role': 'StaffRole',
  'staff_action.action': 'StaffAction',
  'store.document': 'Store',
  'url_record.document': 'UrlDocument',
  'visit.came_by': 'Readonly<Record<string, string>>',
};

/**
 * Documents that are read as `unknown` and then checked or told apart by the reader, with the type that is written: an older server's
 * choices lack fields, an e-mail's and a reference record's type follows from its kind.
 */
export const checkedTypes: Readonly<Record<string, string>> = {
  'cart.checkout': 'Choices',
  'mail_outbox.document': "Mail['data'] | Sms['data'] | Record<string, never>",
  'reference_record.document': 'object',
};

/** Where the types above are, seen from `src/database`. */
export const modules: Readonly<Record<string, string>> = {
  AddressDocument: '../customers/documents.ts',
  Category: '../model/index.ts',
  ChallengePurpose: '../customers/challenges.ts',
  Choices: '../checkout/choices.ts',
  ChosenAddOns: '../carts/add-ons.ts',
  CustomerDocument: '../customers/documents.ts',
  GatewayName: 'shared-contracts/codes',
  Mail: '../mail/mail.ts',
  OrderDocument: '../orders/order-document.ts',
  OrderStatus: '../rest/schemas/index.ts',
  PaymentFailure: '../payments/gateway.ts',
  PaymentStatus: '../rest/schemas/index.ts',
  ProductDocument: '../catalogue/documents.ts',
  QuestionDocument: '../catalogue/documents.ts',
  ReminderKind: '../reminders/reminder.ts',
  QuestionText: '../questions/question.ts',
  ReservationDocument: '../reservations/reservation.ts',
  ReservationStatus: '../reservations/reservation.ts',
  ReviewDocument: '../catalogue/documents.ts',
  ReviewText: '../reviews/review.ts',
  Sms: '../mail/mail.ts',
  SignInMethod: '../customers/sign-in-methods.ts',
  StaffAction: '../desk/staff.ts',
  StaffRole: '../desk/staff.ts',
  Store: '../model/index.ts',
  StoreCode: '../model/index.ts',
  SubmissionState: '../reviews/review.ts',
  UrlDocument: '../catalogue/documents.ts',
};
