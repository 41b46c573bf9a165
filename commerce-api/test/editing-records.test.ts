/** Records that editors change by a form of fields: one shop for all of them, a file per subject. */
import './editing-records/records.ts';
import './editing-records/catalogue.ts';
import './editing-records/events-and-orders.ts';
import './editing-records/translations.ts';
import './editing-records/previews.ts';
import './editing-records/synonyms-and-coupons.ts';
import './editing-records/pictures.ts';
import './editing-records/replacing.ts';
