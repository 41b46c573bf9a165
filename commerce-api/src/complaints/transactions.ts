import { readFile, storeFile } from './file-transactions.ts';
import { openComplaints, readComplaint } from './read.ts';
import { readSaleDocument } from './sale-document.ts';
import { submitComplaint } from './submit.ts';

export const complaintTransactions = {
  'complaints.sale-document': readSaleDocument,
  'complaints.store-file': storeFile,
  'complaints.read-file': readFile,
  'complaints.submit': submitComplaint,
  'complaints.read': readComplaint,
  'complaints.open': openComplaints,
} as const;

export type ComplaintTransactions = typeof complaintTransactions;
