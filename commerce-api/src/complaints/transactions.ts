import { readFile, storeFile } from './file-transactions.ts';
import { choosePickup } from './pickup/choose.ts';
import { duePickups, notePickup } from './pickup/due.ts';
import { openComplaints, readComplaint } from './read.ts';
import { readSaleDocument } from './sale-document.ts';
import { submitComplaint } from './submit.ts';
import { writeToComplaint } from './write.ts';

export const complaintTransactions = {
  'complaints.sale-document': readSaleDocument,
  'complaints.store-file': storeFile,
  'complaints.read-file': readFile,
  'complaints.submit': submitComplaint,
  'complaints.read': readComplaint,
  'complaints.open': openComplaints,
  'complaints.write': writeToComplaint,
  'complaints.choose-pickup': choosePickup,
  'complaints.due-pickups': duePickups,
  'complaints.note-pickup': notePickup,
} as const;

export type ComplaintTransactions = typeof complaintTransactions;
