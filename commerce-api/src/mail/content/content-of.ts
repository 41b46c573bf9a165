import type { Mail } from '../mail.ts';
import { newSignIn, passwordChanged, resetPassword, welcome } from './account-content.ts';
import { accountDeleted, deletionAsked, emailChangeAsked, emailChanged, emailHasAccount } from './account-link-content.ts';
import { errorReported } from './error-report-content.ts';
import { complaintRefunded, complaintReplied, complaintSubmitted } from './complaint-content.ts';
import type { MailContent } from './content.ts';
import { giftCard, giftCardCancelled, giftCardSent } from './gift-card-content.ts';
import { recoveryCodeUsed, sessionReused, signInChanged } from './sign-in-content.ts';
import type { ShopLinks } from './links.ts';
import { newsletterAsked, newsletterConfirmed, newsletterIssue } from './newsletter-content.ts';
import { questionAnswered, questionAsked, questionRejected, reviewAsked, reviewPublished, reviewRejected } from './review-content.ts';
import { invoiceCorrected } from './invoice-content.ts';
import {
  creditReviewed,
  deliveryChanged,
  orderPaid,
  orderPlaced,
  orderRefunded,
  orderStatus,
  parcelOut,
  paymentFailed,
} from './order-content.ts';
import { cartLeft } from './cart-left-content.ts';
import { commentPublished, commentRejected, ratingReminder, ratingThanks } from './rating-content.ts';
import { reservationMade } from './reservation-content.ts';
import { warrantyEndsSoon } from './warranty-content.ts';
import { withdrawalMoved, withdrawalSubmitted } from './withdrawal-content.ts';
import { backInStock, priceDrop, reminderAsked } from './reminder-content.ts';

/** The content of an e-mail. */
export function contentOf(mail: Mail, links: ShopLinks, storeName: string): MailContent {
  switch (mail.kind) {
    case 'order-placed':
      return orderPlaced(mail.data, links);
    case 'order-paid':
      return orderPaid(mail.data, links);
    case 'payment-failed':
      return paymentFailed(mail.data, links);
    case 'credit-deciding':
    case 'credit-documents':
      return creditReviewed(mail.data, links, mail.kind);
    case 'order-refunded':
      return orderRefunded(mail.data, links);
    case 'parcel-out':
      return parcelOut(mail.data, links);
    case 'rating-thanks':
      return ratingThanks(mail.data);
    case 'shop-review-published':
      return commentPublished(mail.data, links);
    case 'shop-review-rejected':
      return commentRejected(mail.data);
    case 'rating-reminder':
      return ratingReminder(mail.data, links);
    case 'invoice-corrected':
      return invoiceCorrected(mail.data, links);
    case 'delivery-changed':
      return deliveryChanged(mail.data, links);
    case 'order-status':
      return orderStatus(mail.data, links);
    case 'welcome':
      return welcome(links, storeName);
    case 'password-changed':
      return passwordChanged(mail.data, links, storeName);
    case 'new-sign-in':
      return newSignIn(mail.data, links, storeName);
    case 'session-reused':
      return sessionReused(mail.data, links, storeName);
    case 'second-factor-on':
    case 'second-factor-off':
    case 'recovery-codes-made':
    case 'passkey-added':
    case 'passkey-removed':
      return signInChanged(mail, links, storeName);
    case 'recovery-code-used':
      return recoveryCodeUsed(mail.data, links, storeName);
    case 'newsletter-asked':
      return newsletterAsked(mail.data, links, storeName);
    case 'newsletter-confirmed':
      return newsletterConfirmed(mail.data, links, storeName);
    case 'newsletter-issue':
      return newsletterIssue(mail.data, links, storeName);
    case 'reminder-asked':
      return reminderAsked(mail.data, links, storeName);
    case 'back-in-stock':
      return backInStock(mail.data, links);
    case 'price-drop':
      return priceDrop(mail.data, links);
    case 'review-asked':
      return reviewAsked(mail.data, links, storeName);
    case 'question-asked':
      return questionAsked(mail.data, links, storeName);
    case 'review-published':
      return reviewPublished(mail.data, links);
    case 'review-rejected':
      return reviewRejected(mail.data);
    case 'question-answered':
      return questionAnswered(mail.data, links);
    case 'question-rejected':
      return questionRejected(mail.data);
    case 'error-reported':
      return errorReported(mail.data, links);
    case 'complaint-submitted':
      return complaintSubmitted(mail.data, links);
    case 'complaint-replied':
      return complaintReplied(mail.data, links);
    case 'complaint-refunded':
      return complaintRefunded(mail.data, links);
    case 'withdrawal-submitted':
      return withdrawalSubmitted(mail.data, links);
    case 'withdrawal-moved':
      return withdrawalMoved(mail.data, links);
    case 'gift-card':
      return giftCard(mail.data, links);
    case 'gift-card-sent':
      return giftCardSent(mail.data, links);
    case 'gift-card-cancelled':
      return giftCardCancelled(mail.data, links);
    case 'cart-left':
      return cartLeft(mail.data, links, storeName);
    case 'warranty-ends':
      return warrantyEndsSoon(mail.data, links);
    case 'reservation-made':
      return reservationMade(mail.data, links);
    case 'deletion-asked':
      return deletionAsked(mail.data, links, storeName);
    case 'account-deleted':
      return accountDeleted(storeName);
    case 'email-has-account':
      return emailHasAccount(links, storeName);
    case 'email-change-asked':
      return emailChangeAsked(mail.data, links, storeName);
    case 'email-changed':
      return emailChanged(mail.data, links, storeName);
    case 'reset-password':
      return resetPassword(mail.data, links, storeName);
  }
}
