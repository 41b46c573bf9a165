import { complaintAnswerBy } from 'shared-contracts/complaints';
import { formatMoney } from 'shared-contracts/money';
import { beginLetter, heading, paragraph, row, sellerLines, type Seller } from '../pdf/letter.ts';
import { dayText, momentText } from '../translation/day-text.ts';
import type { Translator } from '../translation/translator.ts';
import { complaintTypes } from './complaint.ts';
import type { ComplaintRecord } from './read.ts';
import { complaintTexts } from './texts.ts';

interface ComplaintPaper {
  readonly complaint: Pick<ComplaintRecord, 'number' | 'submitted_at' | 'document'>;
  /** On which a courier comes, `YYYY-MM-DD`; null: none was chosen (J-288). */
  readonly pickupDay: string | null;
  readonly seller: Seller;
  readonly translator: Pick<Translator, 'language' | 'translate'>;
}

/** J-273: what was complained of, when, and until when the shop answers, as a PDF that can be kept. Whose complaint it is does not stand on it. */
export function complaintPdf({
  complaint: { number, submitted_at: at, document },
  pickupDay,
  seller,
  translator,
}: ComplaintPaper): Promise<Buffer> {
  const { language, translate } = translator;
  const { product, proof, basis, demand, amount, returnWay, defectFoundOn, description, typeId } = document;
  const texts = complaintTexts[language];
  const submittedAt = at.toISOString();
  const { pdf, bytes } = beginLetter({ title: texts.title, number, language, at: submittedAt, seller });
  paragraph(pdf, texts.statement);
  pdf.moveDown(0.4);
  row(pdf, texts.number, number, 'strong');
  row(pdf, texts.submitted, momentText(submittedAt, language));
  row(pdf, texts.answerBy, dayText(complaintAnswerBy(submittedAt), language));
  heading(pdf, texts.product);
  row(pdf, product.name, product.sku ?? '');
  row(pdf, texts.qty, String(product.qty));
  if (product.serial !== null) row(pdf, texts.serial, product.serial);
  row(pdf, texts.proof, [texts.proofs[proof.kind], proof.number].filter((part) => part !== null).join(' '));
  heading(pdf, texts.claim);
  row(pdf, texts.type, translate(complaintTypes.find(({ id }) => id === typeId)?.name ?? ''));
  row(pdf, texts.found, dayText(defectFoundOn, language));
  row(pdf, texts.basis, texts.bases[basis]);
  row(pdf, texts.demand, texts.demands[demand], 'strong');
  if (amount !== null) row(pdf, texts.amount, formatMoney(amount));
  row(pdf, texts.way, texts.ways[returnWay]);
  if (pickupDay !== null) row(pdf, texts.pickup, dayText(pickupDay, language));
  heading(pdf, texts.description);
  paragraph(pdf, description);
  heading(pdf, texts.next);
  paragraph(pdf, texts.answer);
  heading(pdf, texts.seller);
  paragraph(pdf, sellerLines(seller).join('\n'));
  pdf.end();
  return bytes;
}
