import { object } from 'valibot';
import { requiredText } from 'shared-contracts/checkout';
import { writerFields } from '../writing/writer-rules.ts';

const longestTopic = 40;

/** J-261: the topic, who writes, and what. */
export const messageSchema = object({ topic: requiredText(longestTopic), ...writerFields });
