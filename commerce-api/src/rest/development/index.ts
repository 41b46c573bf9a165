import type { TypedApp } from '../types.ts';
import { catalogueCalls } from './catalogue.ts';
import { moderationCalls } from './moderation.ts';
import { orderCalls } from './orders.ts';
import type { DevelopmentParts } from './parts.ts';
import { supportCalls } from './support.ts';
import { timerCalls } from './timers.ts';

/** Calls for development and tests (COMMERCE_DEV=1); no part of the contract. */
export const developmentRoutes =
  (parts: DevelopmentParts) =>
  async (app: TypedApp): Promise<void> => {
    for (const calls of [catalogueCalls, orderCalls, moderationCalls, timerCalls, supportCalls]) calls(app, parts);
  };
