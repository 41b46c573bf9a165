// Written by `pnpm codegen` from the migrations and codegen/stored-types.ts.
import type { ColumnType, Generated } from 'kysely';
import type { ChosenAddOns } from '../carts/add-ons.ts';
import type { ProductDocument, QuestionDocument, ReviewDocument, UrlDocument } from '../catalogue/documents.ts';
import type { Choices } from '../checkout/choices.ts';
import type { ComplaintDocument, ComplaintMediaType, SaleLines } from '../complaints/complaint.ts';
import type { ChallengePurpose } from '../customers/challenges.ts';
import type { AddressDocument, CustomerDocument } from '../customers/documents.ts';
import type { LinkPurpose } from '../customers/links/link-purpose.ts';
import type { SignInMethod } from '../customers/sign-in-methods.ts';
import type { StaffAction, StaffRole } from '../desk/staff.ts';
import type { Content, ContentKind, ContentProblem } from '../editing/content.ts';
import type { InvoiceDocument, InvoiceKind } from '../invoices/invoice.ts';
import type { Mail, Sms } from '../mail/mail.ts';
import type { StoredAttachments } from '../mail/stored-attachments.ts';
import type { Category, Store, StoreCode } from '../model/index.ts';
import type { NewsletterEvent } from '../newsletter/events.ts';
import type { IssueContent } from '../newsletter/issues/issue.ts';
import type { NewsletterFrequency, NewsletterTopic } from '../newsletter/preferences.ts';
import type { OrderDocument } from '../orders/order-document.ts';
import type { RefundReason, RefundWay } from '../orders/refund.ts';
import type { ParcelState } from '../parcels/parcel.ts';
import type { Outcome, PaymentFailure, PaymentReview, SettleResult } from '../payments/gateway.ts';
import type { QuestionText } from '../questions/question.ts';
import type { ReminderKind } from '../reminders/reminder.ts';
import type { ReservationDocument, ReservationStatus } from '../reservations/reservation.ts';
import type { OrderStatus, PaymentStatus } from '../rest/schemas/index.ts';
import type { ReviewText, SubmissionState } from '../reviews/review.ts';
import type { ShopReviewState } from '../shop-reviews/shop-review.ts';
import type { SurveyAnswer, SurveyKind } from '../surveys/survey.ts';
import type { WarrantyGoods } from '../warranty-reminders/warranty-reminder.ts';
import type { WithdrawalDocument } from '../withdrawals/withdrawal.ts';
import type { Language } from 'shared-contracts';
import type { ProviderName } from 'shared-contracts/codes';
import type { ComplaintState } from 'shared-contracts/complaints';
import type { GiftCardState, GiftDetails } from 'shared-contracts/gift-cards';
import type { WithdrawalState } from 'shared-contracts/withdrawals';

/** Every table with the types of its columns. */
export interface Tables {
  account_link: {
    created_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number;
    email: string | null;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    purpose: LinkPurpose;
    token_hash: string;
    used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  cart: {
    checkout: ColumnType<unknown, Choices | undefined, Choices>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number | null;
    id: string;
    last_item_id: number;
    store_code: string;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    version: number;
  };
  cart_addition: {
    cart_id: string;
    key: string;
  };
  cart_item: {
    add_ons: Generated<ChosenAddOns>;
    cart_id: string;
    gift: GiftDetails | null;
    item_id: number;
    main_product_sku: string | null;
    product_id: number;
    qty: number;
  };
  cart_reminder: {
    cart_id: string;
    copy_id: string | null;
    end_token: string;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    mailbox: string;
    sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    store_code: string;
  };
  cart_saved_item: {
    add_ons: ChosenAddOns;
    cart_id: string;
    gift: GiftDetails | null;
    item_id: number;
    main_product_sku: string | null;
    product_id: number;
    qty: number;
  };
  category: {
    document: Category;
    id: number;
    level: number;
    name: string;
    parent_id: number | null;
    position: number;
    url_path: string;
  };
  client_error: {
    document: { readonly message: string; readonly details: string };
    error_id: string;
    first_seen: ColumnType<Date, Date | string, Date | string>;
    last_seen: ColumnType<Date, Date | string, Date | string>;
    seen: number;
  };
  complaint: {
    customer_id: number | null;
    digest: string;
    document: ComplaintDocument;
    email: string;
    id: number;
    language: Generated<Language>;
    number: string;
    state: ComplaintState;
    store_code: string;
    submitted_at: ColumnType<Date, Date | string, Date | string>;
  };
  complaint_event: {
    at: ColumnType<Date, Date | string, Date | string>;
    complaint_id: number;
    message: string;
    position: number;
    state: ComplaintState;
  };
  complaint_file: {
    bytes: Uint8Array;
    complaint_id: number | null;
    id: string;
    media_type: ComplaintMediaType;
    message_position: number | null;
    name: string;
    position: Generated<number>;
    uploaded_at: ColumnType<Date, Date | string, Date | string>;
  };
  complaint_message: {
    at: ColumnType<Date, Date | string, Date | string>;
    complaint_id: number;
    digest: string;
    position: number;
    text: string;
  };
  complaint_pickup: {
    booked_day: string | null;
    collected_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    complaint_id: number;
    day: string;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    shipment: string | null;
  };
  complaint_refund: {
    amount: number | null;
    complaint_id: number;
    expected: number | null;
    is_by_hand: Generated<boolean>;
    line: number | null;
    note: Generated<string>;
    order_id: number | null;
    qty: number;
    refunded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  consent_decision: {
    analytics: boolean;
    decided_at: ColumnType<Date, Date | string, Date | string>;
    functional: boolean;
    id: Generated<number>;
    language: string;
    marketing: boolean;
    store_code: string;
    text_version: string;
    visitor: string;
  };
  content_entry: {
    due_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    due_by: number | null;
    due_problem: ContentProblem | null;
    due_version: number | null;
    id: number;
    key: string;
    kind: ContentKind;
    live: number | null;
    version: number;
  };
  content_replacement: {
    id: number;
    made_at: ColumnType<Date, Date | string, Date | string>;
    made_by: number;
    replacement: string;
    search: string;
    undone_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    undone_by: number | null;
  };
  content_replacement_entry: {
    entry_id: number;
    is_live: boolean;
    replacement_id: number;
    version_after: number;
    version_before: number;
  };
  content_version: {
    document: Content;
    entry_id: number;
    number: number;
    restored: number | null;
    saved_at: ColumnType<Date, Date | string, Date | string>;
    saved_by: number | null;
  };
  customer: {
    dob: string | null;
    document: CustomerDocument;
    email: string;
    email_confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    firstname: string;
    has_signed_in: Generated<boolean>;
    id: number;
    lastname: string;
    mailbox_owned_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    password_hash: string;
  };
  customer_address: {
    customer_id: number;
    document: AddressDocument;
    id: number;
  };
  customer_session: {
    browser: string | null;
    browser_hash: string | null;
    confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    id: Generated<string>;
    last_used_at: ColumnType<Date, Date | string | undefined, Date | string>;
    method: Generated<SignInMethod>;
    previous_hash: string | null;
    rotated_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    rotation_nonce: string | null;
    rotation_store: string | null;
    system: string | null;
    token_hash: string;
  };
  delivery_date: {
    chosen_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    day: string | null;
    hash: string;
    hours: string | null;
    order_id: number;
    pin_hash: string;
  };
  error_picture: {
    picture: Uint8Array;
    report_id: number;
  };
  error_report: {
    browser: string;
    closed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    closed_by: number | null;
    comment: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    email: string;
    id: number;
    key: string | null;
    name: string;
    page: string;
    phone: string;
    store_code: string;
    topic: Generated<string>;
  };
  gift_card: {
    gift: GiftDetails;
    line: number;
    order_id: number;
    position: number;
    send_on: string;
    sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    state: GiftCardState;
    value: number;
    voucher_id: number | null;
  };
  invoice: {
    document: InvoiceDocument;
    id: number;
    issued_at: ColumnType<Date, Date | string, Date | string>;
    kind: InvoiceKind;
    ksef_number: string | null;
    number: string;
    order_id: number;
    position: number;
    store_code: string;
  };
  invoice_series: {
    kind: InvoiceKind;
    last: number;
    store_code: string;
    year: number;
  };
  known_browser: {
    customer_id: number;
    hash: string;
    last_used_at: ColumnType<Date, Date | string, Date | string>;
  };
  mail_outbox: {
    created_at: ColumnType<Date, Date | string, Date | string>;
    document: ColumnType<unknown, Mail['data'] | Sms['data'] | Record<string, never>, Mail['data'] | Sms['data'] | Record<string, never>>;
    due_at: ColumnType<Date, Date | string, Date | string>;
    given_up_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    id: string;
    is_held: Generated<boolean>;
    kind: string;
    last_error: string | null;
    order_id: number | null;
    recipient: string;
    sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    store_code: string;
    tries: number;
  };
  neoportal_store: {
    chosen_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number;
    shop_id: number;
  };
  newsletter_event: {
    at: ColumnType<Date, Date | string, Date | string>;
    email: string;
    event: NewsletterEvent;
    id: Generated<number>;
    store_code: string;
  };
  newsletter_issue: {
    changed_at: ColumnType<Date, Date | string, Date | string>;
    changed_by: number;
    cursor: Generated<string>;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    id: number;
    is_stopped: Generated<boolean>;
    next_part_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    send_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    sent_by: number | null;
    sent_count: Generated<number>;
    started_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    store_code: StoreCode;
    texts: IssueContent['texts'];
    topic: NewsletterTopic;
    version: number;
  };
  newsletter_subscription: {
    asked_at: ColumnType<Date, Date | string, Date | string>;
    confirm_hash: string | null;
    confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    email: string;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    frequency: Generated<NewsletterFrequency>;
    language: Generated<Language>;
    last_issue_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    leave_token: string;
    store_code: string;
    topics: Generated<readonly NewsletterTopic[]>;
  };
  operator_refund: {
    asked_at: ColumnType<Date, Date | string, Date | string>;
    id: string;
    refunded_before: number;
  };
  operator_transaction: {
    amount: number;
    at: ColumnType<Date, Date | string, Date | string>;
    attempt: number;
    is_credit: boolean;
    operator_id: string | null;
    page_url: string | null;
    payment_id: string;
    state: 'asked' | 'open' | 'coded' | 'refused' | 'paid';
  };
  order_event: {
    at: ColumnType<Date, Date | string, Date | string>;
    event: string;
    order_id: number;
    position: number;
  };
  order_line: {
    line_id: number;
    order_id: number;
    product_id: number;
    qty: number;
    warehouse_id: number | null;
  };
  order_refund: {
    amount: number;
    created_at: ColumnType<Date, Date | string, Date | string>;
    done_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    id: string;
    order_id: number;
    payment_id: string | null;
    reason: RefundReason;
    status: 'pending' | 'done';
    way: RefundWay;
  };
  order_survey: {
    answered_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    asked_at: ColumnType<Date, Date | string, Date | string>;
    document: SurveyAnswer | null;
    id: string;
    kind: SurveyKind;
    order_id: number;
    reminded_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    reminder_hash: string | null;
  };
  page_vote: {
    comment: Generated<string>;
    is_helpful: boolean;
    key: string;
    page: string;
    store_code: string;
    voted_at: ColumnType<Date, Date | string, Date | string>;
  };
  parcel: {
    ask_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    order_id: number;
    sent_at: ColumnType<Date, Date | string, Date | string>;
  };
  parcel_event: {
    at: ColumnType<Date, Date | string, Date | string>;
    order_id: number;
    state: ParcelState;
  };
  passkey: {
    counter: number;
    created_at: ColumnType<Date, Date | string, Date | string>;
    credential_id: string;
    customer_id: number;
    id: string;
    last_used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    name: string | null;
    public_key: string;
    rp_id: string;
    transports: string;
    user_handle: string;
  };
  password_reset: {
    created_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    token_hash: string;
  };
  payment: {
    amount: number;
    created_at: ColumnType<Date, Date | string, Date | string>;
    document: { readonly group?: number };
    expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    failure: PaymentFailure | null;
    gateway: ProviderName;
    id: string;
    is_late: Generated<boolean>;
    method: string;
    order_id: number;
    status: 'new' | 'pending' | 'paid' | 'failed';
    updated_at: ColumnType<Date, Date | string, Date | string>;
  };
  payment_report: {
    at: ColumnType<Date, Date | string, Date | string>;
    id: number;
    payment_id: string;
    result: SettleResult;
    status: Outcome['status'];
  };
  price_point: {
    final_price: number;
    price: number;
    product_id: number;
    since: ColumnType<Date, Date | string, Date | string>;
  };
  product: {
    availability: number;
    catalog_price: number;
    created_at: ColumnType<Date, Date | string, Date | string>;
    document: ProductDocument;
    final_price: number;
    gid: number;
    id: number;
    is_gift_card: Generated<boolean>;
    is_sales_blocked: boolean;
    main_category_id: number;
    manufacturer_id: number;
    max_sale_qty: number;
    min_sale_qty: number;
    name: string;
    popularity: number;
    price: number;
    qty: number;
    reduced_since: ColumnType<Date | null, Date | string | null, Date | string | null>;
    request_path: string;
    sku: string;
  };
  product_attribute: {
    code: string;
    option_id: number;
    product_id: number;
    value: number | null;
  };
  product_category: {
    category_id: number;
    product_id: number;
  };
  product_landing: {
    landing_id: number;
    product_id: number;
  };
  product_question: {
    created_at: ColumnType<Date, Date | string, Date | string>;
    document: QuestionDocument;
    id: number;
    product_id: number;
  };
  product_reminder: {
    asked_at: ColumnType<Date, Date | string, Date | string>;
    confirm_hash: string;
    confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    customer_id: number | null;
    email: string;
    end_token: string;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    id: number;
    kind: ReminderKind;
    price_seen: number | null;
    product_id: number;
    sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    store_code: StoreCode;
  };
  product_store: {
    product_id: number;
    store_code: string;
  };
  question_submission: {
    answer_sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    asked_at: ColumnType<Date, Date | string, Date | string>;
    confirm_hash: string | null;
    confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    customer_id: number | null;
    decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    document: QuestionText;
    email: string;
    id: number;
    product_id: number;
    question_id: number | null;
    reason: string | null;
    state: SubmissionState;
    store_code: string;
  };
  rating_reminder: {
    asked_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number;
    end_token: string;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  recovery_code: {
    customer_id: number;
    hash: string;
  };
  reference_record: {
    document: ColumnType<unknown, object, object>;
    id: string;
    kind: string;
    position: number;
  };
  reservation: {
    created_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number | null;
    document: ReservationDocument;
    expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    id: string;
    number: string | null;
    shop_id: number | null;
    status: ReservationStatus;
    store_code: StoreCode;
    updated_at: ColumnType<Date, Date | string, Date | string>;
    version: number;
  };
  reservation_line: {
    line_id: number;
    price: number | null;
    product_id: number;
    qty: number;
    reservation_id: string;
  };
  retired_staff_token: {
    session_id: string;
    token_hash: string;
  };
  retired_token: {
    session_id: string;
    token_hash: string;
  };
  review: {
    created_at: ColumnType<Date, Date | string, Date | string>;
    document: ReviewDocument;
    helpful_votes: Generated<number>;
    id: number;
    is_confirmed: boolean;
    photo_count: Generated<number>;
    product_id: number;
    stars: number;
  };
  review_photo: {
    height: number;
    id: string;
    picture: Uint8Array;
    position: Generated<number>;
    review_id: number | null;
    submission_id: number | null;
    thumbnail: Uint8Array;
    uploaded_at: ColumnType<Date, Date | string, Date | string>;
    width: number;
  };
  review_submission: {
    confirm_hash: string | null;
    confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    customer_id: number | null;
    decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    document: ReviewText;
    email: string;
    id: number;
    is_purchase: Generated<boolean>;
    product_id: number;
    reason: string | null;
    review_id: number | null;
    stars: number;
    state: SubmissionState;
    store_code: string;
    written_at: ColumnType<Date, Date | string, Date | string>;
  };
  review_vote: {
    review_id: number;
    voted_at: ColumnType<Date, Date | string, Date | string>;
    voter: string;
  };
  sale_document: {
    day: string;
    document: SaleLines;
    kind: 'receipt' | 'invoice';
    number: string;
    shop_id: number;
  };
  sandbox_mail: {
    attachments: Generated<StoredAttachments>;
    body_html: string;
    body_text: string;
    delivered_at: ColumnType<Date, Date | string, Date | string>;
    id: number;
    kind: string;
    outbox_id: string;
    recipient: string;
    subject: string;
  };
  sandbox_refund: {
    amount: number;
    id: string;
    transaction_id: string;
  };
  sandbox_transaction: {
    amount: number;
    coming: 'paid' | 'failed' | null;
    description: string;
    due_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    failed_path: string;
    failure: PaymentFailure | null;
    gateway: ProviderName;
    id: string;
    is_credit: Generated<boolean>;
    notified_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    paid_path: string;
    review: PaymentReview | null;
    status: 'open' | 'waiting' | 'paid' | 'failed';
  };
  schema_migration: {
    applied_at: ColumnType<Date, Date | string, Date | string>;
    name: string;
  };
  second_factor: {
    confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number;
    last_step: number;
    recovery_salt: string;
    secret: string;
  };
  seed_state: {
    active_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    filler: string | null;
    finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    id: number;
    products: number;
    started_at: ColumnType<Date, Date | string, Date | string>;
  };
  shop_order: {
    cart_id: string;
    customer_id: number | null;
    document: OrderDocument;
    email: string;
    grand_total: number;
    hash: string;
    id: number;
    idempotency_key: string;
    is_guest: boolean;
    is_mail_held: Generated<boolean>;
    next_cart_id: string | null;
    note: Generated<string>;
    number: string;
    payment_method: string;
    payment_review: PaymentReview | null;
    payment_status: PaymentStatus;
    placed_at: ColumnType<Date, Date | string, Date | string>;
    shipping_method: string;
    status: OrderStatus;
    store_code: string;
    voucher_amount: Generated<number>;
  };
  shop_review: {
    consent_words: string;
    consented_at: ColumnType<Date, Date | string, Date | string>;
    decided_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    first_name: string;
    id: number;
    order_id: number;
    reason: string | null;
    state: ShopReviewState;
    withdrawn_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  shop_secret: {
    name: string;
    value: string;
  };
  sign_in_challenge: {
    customer_id: number | null;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    hash: string;
    purpose: ChallengePurpose;
  };
  staff: {
    created_at: ColumnType<Date, Date | string, Date | string>;
    id: number;
    name: string;
    revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    role: StaffRole;
    token_hash: string;
  };
  staff_action: {
    action: StaffAction;
    id: number;
    made_at: ColumnType<Date, Date | string, Date | string>;
    staff_id: number | null;
    state_after: string;
    state_before: string;
    subject_id: number;
  };
  staff_session: {
    confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    id: Generated<string>;
    last_used_at: ColumnType<Date, Date | string, Date | string>;
    previous_hash: string | null;
    rotated_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    rotation_nonce: string | null;
    staff_id: number;
    token_hash: string;
  };
  stock: {
    product_id: number;
    qty: number;
    warehouse_id: number;
  };
  store: {
    code: string;
    document: Store;
    id: number;
  };
  uploaded_picture: {
    alt_pl: string;
    alt_ua: string;
    byte_count: number;
    bytes: Uint8Array;
    hash: string;
    height: number;
    id: number;
    is_decorative: boolean;
    name: string;
    uploaded_at: ColumnType<Date, Date | string, Date | string>;
    uploaded_by: number;
    version: number;
    width: number;
  };
  url_record: {
    canonical_path: string;
    category_id: number | null;
    document: UrlDocument;
    entity_id: number | null;
    path: string;
    store_code: string;
    type: string;
  };
  visit: {
    came_by: Readonly<Record<string, string>>;
    first_seen: ColumnType<Date, Date | string, Date | string>;
    last_seen: ColumnType<Date, Date | string, Date | string>;
    refreshes: number;
    session_id: string;
    store_code: string;
    url: string;
  };
  voucher: {
    balance: number;
    code_end: string;
    code_hash: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    id: number;
  };
  voucher_movement: {
    amount: number;
    at: ColumnType<Date, Date | string, Date | string>;
    kind: string;
    order_id: number;
    voucher_id: number;
  };
  warranty_reminder: {
    asked_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number;
    document: WarrantyGoods;
    end_token: string;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    language: Language;
    order_id: number;
    sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    until: string;
  };
  wishlist: {
    created_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number;
    list_id: number;
    name: string;
    share_token: string | null;
  };
  wishlist_item: {
    added_at: ColumnType<Date, Date | string, Date | string>;
    customer_id: number;
    item_id: number;
    list_id: Generated<number>;
    price_added: number | null;
    product_id: number;
    was_sold_out: Generated<boolean>;
  };
  withdrawal: {
    digest: string;
    document: WithdrawalDocument;
    id: number;
    number: string;
    order_id: number;
    paid_back: number | null;
    position: number;
    reduced_by: Generated<number>;
    reduction_reason: Generated<string>;
    state: WithdrawalState;
    submitted_at: ColumnType<Date, Date | string, Date | string>;
  };
  withdrawal_event: {
    at: ColumnType<Date, Date | string, Date | string>;
    state: WithdrawalState;
    withdrawal_id: number;
  };
  withdrawal_pickup: {
    booked_day: string | null;
    collected_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    day: string;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    shipment: string | null;
    withdrawal_id: number;
  };
}

/** Every sequence. */
export type Sequence =
  | 'complaint_id'
  | 'consent_decision_id_seq'
  | 'content_entry_id'
  | 'content_replacement_id'
  | 'customer_address_id'
  | 'customer_id'
  | 'error_report_id'
  | 'invoice_id'
  | 'newsletter_event_id_seq'
  | 'newsletter_issue_id'
  | 'order_id'
  | 'payment_report_id'
  | 'product_reminder_id'
  | 'question_id'
  | 'reservation_number'
  | 'review_id'
  | 'sandbox_mail_id'
  | 'shop_review_id'
  | 'staff_action_id'
  | 'staff_id'
  | 'uploaded_picture_id'
  | 'voucher_id'
  | 'wishlist_item_id'
  | 'wishlist_list_id'
  | 'withdrawal_id';
