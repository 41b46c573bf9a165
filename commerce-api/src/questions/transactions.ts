import { ask, confirm, readLink } from './ask.ts';
import { answerQuestion, decide, readUnanswered, readWaiting } from './moderate.ts';
import { readOwnQuestions } from './own.ts';

export const questionTransactions = {
  'questions.ask': ask,
  'questions.read-link': readLink,
  'questions.confirm': confirm,
  'questions.of-customer': readOwnQuestions,
  'questions.waiting': readWaiting,
  'questions.unanswered': readUnanswered,
  'questions.decide': decide,
  'questions.answer': answerQuestion,
} as const;

export type QuestionTransactions = typeof questionTransactions;
